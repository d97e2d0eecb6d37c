import type { NamedQuote } from '@mendwell/contract/orders/quote-offers'
import type { Cents } from '@mendwell/domain/money/money'
import { offeredCents, quoteState } from '@mendwell/domain/orders/quote-requests'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { conflict, notFound } from '../../ground/errors.ts'
import type { Principal } from '../../ground/principal.ts'
import { tokenHash } from '../../ground/secret-token.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { productImageUrl } from '../catalog/pictures/image-url.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { findRequestByToken } from './offers.repository.ts'
import { findQuoteRequest, findQuotesOf, type QuoteRow } from './quotes.repository.ts'

export interface Opening {
  named: NamedQuote
  principal: Principal
  ip: string
}

/**
 * The request that a shopper may see: by the token of its link, or by its number for the customer who asked.
 * @throws ShopError 404 for another customer's, 409 LINK_ENDED for a token that opens nothing, 429.
 */
export async function getNamedQuote(
  deps: Deps,
  { named: { token, requestId }, principal: { custId }, ip }: Opening,
): Promise<QuoteRow> {
  if (token === undefined) {
    const own = requestId === undefined ? undefined : await findQuoteRequest(deps.db, requestId)
    if (!own || custId === null || own.custId !== custId) throw notFound('Quote')
    return own
  }
  const release = await reserveAttempt(deps, LIMITS.linkUse, ip)
  const opened = await findRequestByToken(deps.db, tokenHash(token))
  const request = opened === undefined ? undefined : await findQuoteRequest(deps.db, opened)
  if (!request) throw conflict('LINK_ENDED', 'linkEnded')
  await release()
  return request
}

/** What a shopper sees of a request. */
export async function presentQuote(db: Queryable, request: QuoteRow) {
  const { currency } = await getShopSettings(db)
  return quoteIn(currency, request)
}

/** The requests of a customer as they see them, newest first. */
export async function presentQuotesOf(db: Queryable, custId: number) {
  const [{ currency }, requests] = await Promise.all([
    getShopSettings(db),
    findQuotesOf(db, custId),
  ])
  return requests.map((request) => quoteIn(currency, request))
}

function quoteIn(currency: string, request: QuoteRow) {
  const { requestId, createdAt, answer, validUntil, orderNum, name, email, phone } = request
  const priced = pricedLines(request)
  return {
    ...{ requestId, createdAt, answer, validUntil, orderNum, name, email, phone, currency },
    state: quoteState(request, request.today),
    lines: request.lines.map((line) => ({
      ...line,
      imageUrl: productImageUrl(line.productId, line.imageHash),
      lineTotal: line.unitPrice === null ? null : line.unitPrice * line.quantity,
    })),
    goodsTotal: priced ? offeredCents(priced) : null,
  }
}

/**
 * The lines of a request that can be ordered now.
 * @throws ShopError 409 for one without prices, and for one that is over, closed or ordered.
 */
export function openLinesOf(request: QuoteRow) {
  const lines = pricedLines(request)
  const isOpen = quoteState(request, request.today) === 'OPEN'
  if (!lines || !isOpen) throw conflict('CONFLICT', 'quoteNotOpen')
  return lines
}

/** The lines with their prices in cents; undefined without an offer. */
export function pricedLines({ lines }: Pick<QuoteRow, 'lines'>) {
  const priced = lines.flatMap(({ unitPrice, ...line }) =>
    unitPrice === null ? [] : [{ ...line, unitPriceCents: unitPrice as Cents }],
  )
  return priced.length === lines.length ? priced : undefined
}
