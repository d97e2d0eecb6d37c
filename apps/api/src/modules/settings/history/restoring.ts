import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { isSameState } from './record-staff-event.ts'

/** A staff change to undo. */
export interface Restoring {
  who: SignedInPrincipal
  objectId: string
  /** The state after the change: it must be the current one, or the change is not undone. */
  from: Record<string, unknown>
  /** The state before the change; a missing key had no value. */
  to: Record<string, unknown>
  /** The event of the change. */
  undoes: number
  /** The event of the step, if it undoes several together. */
  partOf?: number
}

type Change = Pick<Restoring, 'from' | 'to'>

/** Whether a thing is still as a change left it: something changed again since is not undone. */
export function standsAs(now: object, { from, to }: Change): boolean {
  const known = new Map<string, unknown>(Object.entries(now))
  return Object.keys({ ...from, ...to }).every((name) => isSameState(known.get(name), from[name]))
}

/** The state of a thing after undoing a change; undefined if it was changed again since. */
export const restoredState = <State extends object>(
  now: State,
  change: Change,
): State | undefined => (standsAs(now, change) ? { ...now, ...change.to } : undefined)
