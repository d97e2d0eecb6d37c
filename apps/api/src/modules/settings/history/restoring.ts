import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { isSameState } from './record-staff-event.ts'

/** A change of staff that is to be taken back. */
export interface Restoring {
  who: SignedInPrincipal
  objectId: string
  /** What the change made of it: what stands there now, or it is not taken back. */
  from: Record<string, unknown>
  /** What stood there before the change; a name that is missing here had nothing. */
  to: Record<string, unknown>
  /** The event of the change. */
  undoes: number
}

/** What a thing becomes when a change of it is taken back; undefined where it was changed again since. */
export function restoredState<State extends object>(
  now: State,
  { from, to }: Pick<Restoring, 'from' | 'to'>,
): State | undefined {
  const known = new Map<string, unknown>(Object.entries(now))
  const names = Object.keys({ ...from, ...to })
  const isAsChanged = names.every((name) => isSameState(known.get(name), from[name]))
  return isAsChanged ? { ...now, ...to } : undefined
}
