import type { Queryable } from '../../../db/db.ts'
import { differenceOf, recordStaffEvent, type StaffChange } from './record-staff-event.ts'

/** Identifies the thing and the actor, with its state before and after. */
export interface StateChange<State extends object> extends Pick<StaffChange, 'who'> {
  before: State
  after: State
  /** The event that it undoes. */
  undoes?: number
}

/** The thing, and how its new state is stored. */
interface Thing<State extends object> extends Pick<StaffChange, 'objectType' | 'objectId'> {
  write: (after: State) => Promise<void>
}

/** Changes a thing and records the differences in the history; without any, nothing is written. */
export async function changeThing<State extends object>(
  tx: Queryable,
  { write, ...thing }: Thing<State>,
  { before, after, ...change }: StateChange<State>,
): Promise<void> {
  const difference = differenceOf(before, after)
  if (!difference) return
  await write(after)
  const action = change.undoes === undefined ? 'change' : 'undo'
  await recordStaffEvent(tx, { ...thing, ...change, action, ...difference })
}
