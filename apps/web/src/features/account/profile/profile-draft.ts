import { keptInTab } from '../../../lib/store/browser-storage.ts'
import type { ProfileValues } from './profile-values.ts'

interface KeptDraft {
  /** Whose profile it is; 0 is a new customer. */
  custId: number
  values: Partial<ProfileValues>
}

const draft = keptInTab('mendwell.profile')

/** What was typed in this tab and not saved yet: it survives reload, back and the end of a session. */
export function readProfileDraft(custId: number, empty: ProfileValues): Partial<ProfileValues> {
  const kept = draft.read()
  if (!isDraft(kept) || kept.custId !== custId) return {}
  const known = Object.entries(empty).flatMap(([name, value]) => {
    const typed: unknown = Reflect.get(kept.values, name)
    return typeof typed === typeof value ? [[name, typed] as const] : []
  })
  return Object.fromEntries(known)
}

/** Keeps everything but the password. */
export function keepProfileDraft(custId: number, values: ProfileValues): void {
  const { loginPassword: _, ...typed } = values
  draft.write({ custId, values: typed } satisfies KeptDraft)
}

/** Saved, or left on purpose. */
export const dropProfileDraft = (): void => draft.write(undefined)

const isDraft = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'custId' in kept &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null
