import * as contract from '@mendwell/contract/orders/quotes'
import { call, type Input } from '../calls/call.ts'

export type QuoteWish = NonNullable<Input<typeof contract.requestQuote>['body']>

/** Asks for a quote; the same key never asks twice. */
export const askForQuote = (body: QuoteWish, key: string) =>
  call(contract.requestQuote, { body, key })
