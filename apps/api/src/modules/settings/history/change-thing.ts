import type { Queryable } from '../../../db/db.ts'
import { differenceOf, recordStaffEvent, type StaffChange } from './record-staff-event.ts'

/** Of a thing, by whom, and what it was and becomes. */
export interface StateChange<State extends object> extends Pick<StaffChange, 'who'> {
  before: State
  after: State
  /** The event that it takes back. */
  undoes?: number
}

/** The thing, and how it is stored as it is after a change. */
interface Thing<State extends object> extends Pick<StaffChange, 'objectType' | 'objectId'> {
  write: (after: State) => Promise<void>
}

/** Changes a thing, and keeps in the history what differs; where nothing does, nothing is written. */
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
