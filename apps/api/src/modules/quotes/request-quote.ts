import { requestQuotes as contract, type QuoteListInput } from '@mendwell/contract/orders/quotes'
import { MAX_QUOTED_PIECES } from '@mendwell/domain/orders/quote-requests'
import type { Language } from '@mendwell/domain/words/languages'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { requestKey } from '../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../idempotency/run-once.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { insertQuoteRequest } from './quotes.repository.ts'

interface QuoteRequestInput {
  request: QuoteListInput
  /** If the caller is signed in. */
  custId: number | null
  /** The Idempotency-Key header. */
  key: string | undefined
  ip: string
  /** The language in which the shop is read; undefined if unknown. */
  language: Language | undefined
}

/**
 * Stores a quote request and mails it to the shop, once per key; a double click without a key counts as one too. The
 * requester gets no mail before staff answer: anyone can type another person's email.
 * @throws ShopError 404 for a hidden product, 422, 429.
 */
export async function requestQuote(
  deps: Deps,
  { request, custId, key, ip, language }: QuoteRequestInput,
): Promise<Outcome<{ sent: boolean }>> {
  const takeBack = await reserveAttempt(deps, LIMITS.quote, ip)
  const call = requestKey({ scope: `quote ${ip}`, header: key, request })
  const answer = contract.schema.response[200]
  const outcome = await runOnce(deps.db, { call, answer }, async (tx) => {
    const lines = addUp(request.lines)
    const asked = { ...request, lines, custId, mailLanguage: language ?? null }
    const requestId = await insertQuoteRequest(tx, asked)
    if (requestId === undefined) throw notFound('Product')
    const { contactEmail } = await getShopSettings(tx)
    const mail = { kind: 'quote_asked', dedupeKey: `quote_asked:${requestId}` } as const
    await queueMail(tx, { ...mail, to: contactEmail, payload: { requestId } })
    return { sent: true }
  }).catch(async (error) => {
    await takeBack()
    throw error
  })
  if (outcome.replayed) await takeBack()
  return outcome
}

/** Each product once. */
function addUp(lines: QuoteListInput['lines']): QuoteListInput['lines'] {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    pieces.set(productId, Math.min(MAX_QUOTED_PIECES, (pieces.get(productId) ?? 0) + quantity))
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
}
