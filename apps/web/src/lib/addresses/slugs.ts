/** Names of things whose address shows them: they are only there to be read, the id leads. */
type Kind = 'product' | 'category' | 'brand'

/** Enough for every link of a page; the server draws pages of a whole catalogue. */
const MAX_KEPT = 5_000
const MAX_LENGTH = 80
const slugs = new Map<string, string>()

/** Letters and digits of a name, in small, joined by hyphens: 'Gauze 4"x4", sterile' is 'gauze-4-x4-sterile'. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH)
  return words.replace(/^-+|-+$/g, '')
}

/** Keeps a name for the links that only know the id. */
export function rememberSlug(kind: Kind, id: number, name: string | undefined): void {
  if (name === undefined) return
  if (slugs.size >= MAX_KEPT) slugs.clear()
  slugs.set(`${kind} ${id}`, slugOf(name))
}

/** '61-glucose-test-strips', or '61' while the name is not known: the server then leads on. */
export function idWithSlug(kind: Kind, id: string | number): string {
  const slug = slugs.get(`${kind} ${id}`)
  return slug ? `${id}-${slug}` : String(id)
}
