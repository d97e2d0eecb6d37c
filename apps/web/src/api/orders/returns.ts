import * as contract from '@mendwell/contract/orders/returns'
import * as sizes from '@mendwell/contract/replacements/exchange-sizes'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type Returned = Answer<typeof contract.findAllReturns>[number]
type ReturnInput = NonNullable<Input<typeof contract.quoteReturn>['body']>
type SaveReturnBody = NonNullable<Input<typeof contract.saveReturn>['body']>

/** The current refund and cost of returning items, from the server. */
export const returnQuote = (body: ReturnInput) =>
  queryOptions({ ...query(contract.quoteReturn, { body }), staleTime: 0 })

/** The sizes for which items of an order can be exchanged now. */
export const exchangeSizes = (orderId: number) =>
  queryOptions({ ...query(sizes.findExchangeSizes, { body: { orderId } }), staleTime: 0 })

/** The returns of one order, newest first. */
export const returnsOf = (orderNumber: string) =>
  queryOptions({ ...query(contract.findAllReturns, { query: { orderNumber } }), staleTime: 0 })

/** Requests a refund, a replacement or another size; the same key requests once. */
export const saveReturn = (body: SaveReturnBody, key: string) =>
  call(contract.saveReturn, { body, key })
