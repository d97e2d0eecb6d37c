/** Names shown in URLs: for reading only, the id is what counts. */
type Kind = 'product' | 'category' | 'brand'

/** Enough for every link of a page; the server renders pages of a whole catalog. */
const MAX_KEPT = 5_000
const MAX_LENGTH = 80
const slugs = new Map<string, string>()

/** Lowercase letters and digits of a name, joined by hyphens: 'Gauze 4"x4", sterile' becomes 'gauze-4-x4-sterile'. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH)
  return words.replace(/^-+|-+$/g, '')
}

/** Remembers a name for links that only know the id. */
export function rememberSlug(kind: Kind, id: number, name: string | undefined): void {
  if (name === undefined) return
  if (slugs.size >= MAX_KEPT) slugs.clear()
  slugs.set(`${kind} ${id}`, slugOf(name))
}

/** '61-glucose-test-strips', or '61' while the name is unknown: the server then redirects. */
export function idWithSlug(kind: Kind, id: string | number): string {
  const slug = slugs.get(`${kind} ${id}`)
  return slug ? `${id}-${slug}` : String(id)
}
