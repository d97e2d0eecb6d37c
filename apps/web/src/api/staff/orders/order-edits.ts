import * as contract from '@mendwell/contract/orders/order-edits'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type EditQuote = Answer<typeof contract.quoteOrderEdit>
export type EditChanges = NonNullable<Input<typeof contract.quoteOrderEdit>['body']>
export type EditBody = NonNullable<Input<typeof contract.saveOrderEdit>['body']>
export type SavedEdit = Answer<typeof contract.saveOrderEdit>

export const editQuote = (orderId: string, body: EditChanges) =>
  query(contract.quoteOrderEdit, { params: { orderId }, body })

/** Sent again with the same key, it is applied only once. */
export const saveEdit = (orderId: string, body: EditBody, key: string) =>
  call(contract.saveOrderEdit, { params: { orderId }, body, key })
