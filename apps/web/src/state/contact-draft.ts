import * as z from 'zod/mini'

const KEY = 'mendwell.contact'
const words = z._default(z.string(), '')

/** What is typed into the contact form. */
const Draft = z.object({
  name: words,
  email: words,
  phone: words,
  address: words,
  subject: words,
  querydata: words,
})
export type ContactDraft = z.output<typeof Draft>

/** The draft of this tab: it survives reload and back, and ends with the tab. */
export function readContactDraft(): ContactDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Draft.safeParse(stored).data ?? Draft.parse({})
  } catch {
    return Draft.parse({})
  }
}

/** Keeps the draft; an empty one is forgotten. */
export function keepContactDraft(draft: ContactDraft): void {
  try {
    if (Object.values(draft).every((value) => value === '')) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Full or forbidden storage: what is typed lasts as long as the page.
  }
}
