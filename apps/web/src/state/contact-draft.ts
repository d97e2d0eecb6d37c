import * as z from 'zod/mini'
import { storedInTab } from '../lib/store/browser-storage.ts'

const stored = storedInTab('mendwell.contact')
const words = z._default(z.string(), '')

/** The typed values of the contact form. */
const Draft = z.object({
  name: words,
  email: words,
  phone: words,
  address: words,
  subject: words,
  querydata: words,
})
export type ContactDraft = z.output<typeof Draft>

/** The draft of this tab: it survives reload and back, and is gone when the tab closes. */
export const readContactDraft = (): ContactDraft =>
  Draft.safeParse(stored.read()).data ?? Draft.parse({})

/** Stores the draft; an empty one is cleared. */
export const storeContactDraft = (draft: ContactDraft): void =>
  stored.write(Object.values(draft).every((value) => value === '') ? undefined : draft)
