import * as offers from '@mendwell/contract/orders/quote-offers'
import * as contract from '@mendwell/contract/orders/quotes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type QuoteListBody = NonNullable<Input<typeof contract.requestQuotes>['body']>
export type NamedQuote = NonNullable<Input<typeof offers.openQuote>['body']>
export type QuoteAnswer = Answer<typeof offers.openQuote>
type PriceBody = NonNullable<Input<typeof offers.priceQuote>['body']>
type AcceptBody = NonNullable<Input<typeof offers.acceptQuote>['body']>

/** Requests a quote for the whole list; the same key never sends it twice. */
export const requestQuotes = (body: QuoteListBody, key: string) =>
  call(contract.requestQuotes, { body, key })

/** The quotes of the signed-in customer. */
export const ownQuotes = () => queryOptions({ ...query(offers.findOwnQuotes), staleTime: 0 })

/** One quote, as it is now. */
export const openedQuote = (named: NamedQuote) =>
  queryOptions({
    ...query(offers.openQuote, { body: named }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** What an order at its prices costs at a place. */
export const pricedQuote = (body: PriceBody) =>
  queryOptions({
    ...query(offers.priceQuote, { body }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

/** Places its order; the same key never places a second one. */
export const acceptQuote = (body: AcceptBody, key: string) =>
  call(offers.acceptQuote, { body, key })
