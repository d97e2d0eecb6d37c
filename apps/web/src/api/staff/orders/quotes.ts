import * as contract from '@mendwell/contract/orders/quotes'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type QuoteRow = Answer<typeof contract.findQuotes>['rows'][number]
type QuoteAnswer = NonNullable<Input<typeof contract.answerQuote>['body']>
type CloseQuoteInput = NonNullable<Input<typeof contract.closeQuote>['body']>

export const staffQuotes = (list: Record<string, unknown>) =>
  query(contract.findQuotes, { query: list })

/** Mails the answer; the same key never mails twice. */
export const answerQuote = (body: QuoteAnswer, key: string) =>
  call(contract.answerQuote, { body, key })

export const closeQuote = (body: CloseQuoteInput) => call(contract.closeQuote, { body })
