import * as contract from '@mendwell/contract/catalog/kinds'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type StaffKindRow = Answer<typeof contract.listKinds>[number]
export type WaitingRow = Answer<typeof contract.findWaitingProducts>['rows'][number]
type KindClassBody = NonNullable<Input<typeof contract.changeKindClass>['body']>
type ConfirmBody = NonNullable<Input<typeof contract.confirmKinds>['body']>

/** The kinds of products. */
export const staffKinds = () => query(contract.listKinds)

export const changeKindClass = (body: KindClassBody) => call(contract.changeKindClass, { body })

/** Products whose kind has to be set. */
export const waitingProducts = (list: Record<string, unknown>) =>
  query(contract.findWaitingProducts, { query: list })

export const confirmKinds = (body: ConfirmBody) => call(contract.confirmKinds, { body })
