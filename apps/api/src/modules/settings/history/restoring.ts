import type { SignedInPrincipal } from '../../../ground/principal.ts'

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
