import { PROFILE_DRAFT } from '../../state/session.ts'
import type { ProfileValues } from './profile-values.ts'

interface KeptDraft {
  /** Whose profile it is; 0 is a new customer. */
  custId: number
  values: Partial<ProfileValues>
}

/** What was typed in this tab and not saved yet: it survives reload, back and the end of a session. */
export function readProfileDraft(custId: number, empty: ProfileValues): Partial<ProfileValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PROFILE_DRAFT) ?? 'null')
    if (!isDraft(kept) || kept.custId !== custId) return {}
    const known = Object.entries(empty).flatMap(([name, value]) => {
      const typed: unknown = Reflect.get(kept.values, name)
      return typeof typed === typeof value ? [[name, typed] as const] : []
    })
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}

/** Keeps everything but the password. */
export function keepProfileDraft(custId: number, values: ProfileValues): void {
  const { loginPassword: _, ...typed } = values
  const kept: KeptDraft = { custId, values: typed }
  try {
    sessionStorage.setItem(PROFILE_DRAFT, JSON.stringify(kept))
  } catch {
    // Full or forbidden storage: what is typed lasts as long as the page.
  }
}

const isDraft = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' && kept !== null && 'custId' in kept && 'values' in kept
