import * as contract from '@mendwell/contract/shop/history'
import { call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

type HistoryObject = NonNullable<Input<typeof contract.findHistoryOf>['params']>['objectType']

/** Every change by staff, newest first. */
export const history = (list: Record<string, unknown>) =>
  query(contract.findHistory, { query: list })

/** Who made them. */
export const historyPeople = () => query(contract.findHistoryPeople, {})

/** The changes of one thing. */
export const historyOf = (objectType: HistoryObject, objectId: string | number, page = 1) =>
  query(contract.findHistoryOf, { params: { objectType, objectId }, query: { page } })

/** Undoes a change, or everything that was saved in one step. */
export const undoChange = (eventId: number) => call(contract.undoChange, { body: { eventId } })

/** Lets saves of products undo themselves at a minute of the shop's time zone; null: they stay. */
export const planUndo = (body: contract.PlanUndo) => call(contract.planUndo, { body })

/** Undoes several saves, the last one first, and says what of all of them was undone. */
export async function undoChanges(eventIds: readonly number[]): Promise<contract.Undone> {
  const all: contract.Undone[] = []
  for (const eventId of eventIds.toReversed()) all.push(await undoChange(eventId))
  const [last] = all
  if (!last) throw new RangeError('no save to undo')
  return {
    ...last,
    undone: all.reduce((sum, { undone }) => sum + undone, 0),
    kept: all.flatMap(({ kept }) => kept),
  }
}
