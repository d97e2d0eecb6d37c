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

type Change = Pick<Restoring, 'from' | 'to'>

/** Whether a thing still stands as a change left it: what was changed again since is not taken back. */
export function standsAs(now: object, { from, to }: Change): boolean {
  const known = new Map<string, unknown>(Object.entries(now))
  return Object.keys({ ...from, ...to }).every((name) => isSameState(known.get(name), from[name]))
}

/** What a thing becomes when a change of it is taken back; undefined where it was changed again since. */
export const restoredState = <State extends object>(
  now: State,
  change: Change,
): State | undefined => (standsAs(now, change) ? { ...now, ...change.to } : undefined)
