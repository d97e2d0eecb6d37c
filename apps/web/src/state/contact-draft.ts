import * as z from 'zod/mini'
import { storedInTab } from '../lib/store/browser-storage.ts'

const stored = storedInTab('mendwell.contact')
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
export const readContactDraft = (): ContactDraft =>
  Draft.safeParse(stored.read()).data ?? Draft.parse({})

/** Keeps the draft; an empty one is forgotten. */
export const storeContactDraft = (draft: ContactDraft): void =>
  stored.write(Object.values(draft).every((value) => value === '') ? undefined : draft)
