import * as contract from '@mendwell/contract/orders/quotes'
import { call, type Input } from '../calls/call.ts'

export type QuoteInput = NonNullable<Input<typeof contract.requestQuote>['body']>

/** Requests a quote; the same key never sends it twice. */
export const requestQuote = (body: QuoteInput, key: string) =>
  call(contract.requestQuote, { body, key })
