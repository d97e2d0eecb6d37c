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

/** Undoes a change. */
export const undoChange = (eventId: number) => call(contract.undoChange, { body: { eventId } })
