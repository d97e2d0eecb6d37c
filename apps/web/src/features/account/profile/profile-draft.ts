import { storedInTab } from '../../../lib/store/browser-storage.ts'
import type { ProfileValues } from './profile-values.ts'

interface StoredDraft {
  /** Whose profile it is; 0 is a new customer. */
  custId: number
  values: Partial<ProfileValues>
}

const draft = storedInTab('mendwell.profile')

/** What was typed in this tab and not saved yet: it survives reload, back and an expired session. */
export function readProfileDraft(custId: number, empty: ProfileValues): Partial<ProfileValues> {
  const stored = draft.read()
  if (!isDraft(stored) || stored.custId !== custId) return {}
  const known = Object.entries(empty).flatMap(([name, value]) => {
    const typed: unknown = Reflect.get(stored.values, name)
    return typeof typed === typeof value ? [[name, typed] as const] : []
  })
  return Object.fromEntries(known)
}

/** Stores everything but the password. */
export function storeProfileDraft(custId: number, values: ProfileValues): void {
  const { loginPassword: _, ...typed } = values
  draft.write({ custId, values: typed } satisfies StoredDraft)
}

/** Saved, or discarded on purpose. */
export const dropProfileDraft = (): void => draft.write(undefined)

const isDraft = (stored: unknown): stored is StoredDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'custId' in stored &&
  'values' in stored &&
  typeof stored.values === 'object' &&
  stored.values !== null
