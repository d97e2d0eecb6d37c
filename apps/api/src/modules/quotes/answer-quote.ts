import { type AnswerQuote, type CloseQuote, QuoteRequest } from '@mendwell/contract/orders/quotes'
import { addDays } from '@mendwell/domain/days/calendar'
import { fitsOneOrder, MAX_OFFER_DAYS } from '@mendwell/domain/orders/quote-requests'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { requestKey } from '../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../idempotency/run-once.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { saveOffer } from './offers.repository.ts'
import {
  findQuoteRequest,
  lockQuoteRequest,
  type QuoteRow,
  updateAnswer,
  updateQuoteStatus,
} from './quotes.repository.ts'

interface Answering {
  who: SignedInPrincipal
  answer: AnswerQuote
  /** The Idempotency-Key header. */
  key: string | undefined
}

/**
 * Mails an answer to the requester, once per key, with prices they can order at if there are any; earlier answers are in
 * the mail log.
 * @throws ShopError 404, 409 for a closed request, 422 for prices that no order could have.
 */
export async function answerQuote(
  { db }: Pick<Deps, 'db'>,
  { who, answer: { requestId, answer, offer }, key }: Answering,
): Promise<Outcome<QuoteRequest>> {
  const scope = `quote answer ${requestId} ${signatureOf(who)}`
  const call = requestKey({ scope, header: key, request: offer ? { answer, offer } : answer })
  return runOnce(db, { call, answer: QuoteRequest }, async (tx) => {
    const request = await lockQuoteRequest(tx, requestId)
    if (!request) throw notFound('Quote')
    if (request.status === 'CLOSED') throw conflict('CONFLICT', 'quoteClosed')
    if (offer) {
      checkOffer(request, offer)
      await saveOffer(tx, { requestId, ...offer })
    }
    await updateAnswer(tx, { requestId, answer, answeredBy: signatureOf(who) })
    const eventId = await recordStaffEvent(tx, {
      who,
      action: 'answer',
      objectType: 'quote',
      objectId: requestId,
      before: { status: request.status },
      after: { status: 'ANSWERED', note: answer, ...(offer && { validUntil: offer.validUntil }) },
    })
    await queueMail(tx, {
      kind: 'quote_answered',
      dedupeKey: `quote_answered:${requestId}:${eventId}`,
      to: request.email,
      payload: { requestId, answer, ...(offer && { isOffer: true }) },
      custId: request.custId,
      language: request.mailLanguage,
    })
    return getQuoteRequest(tx, requestId)
  })
}

/**
 * Prices are for every line, hold for a year at most, and for what one order can hold.
 * @throws ShopError 409 once it was ordered, 422 at the fields.
 */
function checkOffer(request: QuoteRow, { prices, validUntil }: NonNullable<AnswerQuote['offer']>) {
  if (request.isOrdered) throw conflict('CONFLICT', 'quoteOrdered')
  const priced = new Map(prices.map(({ lineNumber, unitPrice }) => [lineNumber, unitPrice]))
  const errors = [
    ...request.lines.flatMap(({ lineNumber }) =>
      priced.has(lineNumber)
        ? []
        : [fieldError(`offer.prices.${lineNumber}`, 'quotePricesMissing')],
    ),
    ...prices.flatMap(({ lineNumber, unitPrice }) =>
      unitPrice > 0 ? [] : [fieldError(`offer.prices.${lineNumber}`, 'quotePrice')],
    ),
    ...(validUntil >= request.today && validUntil <= addDays(request.today, MAX_OFFER_DAYS)
      ? []
      : [fieldError('offer.validUntil', 'quoteDay')]),
    ...(fitsOneOrder(request.lines) ? [] : [fieldError('offer.prices', 'quoteTooManyPieces')]),
  ]
  if (errors.length > 0) throw invalidFields(errors)
}

/**
 * Closes a request, or reopens it in its former state; recorded in the history.
 * @throws ShopError 404
 */
export function closeQuote(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  { requestId, closed }: CloseQuote,
): Promise<QuoteRequest> {
  return db.transaction().execute(async (tx) => {
    const request = await lockQuoteRequest(tx, requestId)
    if (!request) throw notFound('Quote')
    const to = closed ? 'CLOSED' : request.answer === null ? 'NEW' : 'ANSWERED'
    const changes = closed ? request.status !== 'CLOSED' : request.status === 'CLOSED'
    if (!changes) return request
    await updateQuoteStatus(tx, requestId, to)
    await recordStaffEvent(tx, {
      who,
      action: closed ? 'close' : 'reopen',
      objectType: 'quote',
      objectId: requestId,
      before: { status: request.status },
      after: { status: to },
    })
    return getQuoteRequest(tx, requestId)
  })
}

async function getQuoteRequest(tx: Queryable, requestId: number): Promise<QuoteRequest> {
  const request = await findQuoteRequest(tx, requestId)
  if (!request) throw notFound('Quote')
  return request
}
