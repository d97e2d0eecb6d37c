import type { Cents } from '../money/money.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from './limits.ts'

/** Status of a quote request: unanswered, answered, or closed. */
export const QUOTE_STATUSES = ['NEW', 'ANSWERED', 'CLOSED'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

/** The most pieces one can ask for: more than a cart holds, since that is what quotes are for. */
export const MAX_QUOTED_PIECES = 100_000

/** The most products one request can ask for. */
export const MAX_QUOTE_LINES = 50

/** The most days that staff can hold their prices. */
export const MAX_OFFER_DAYS = 365

/**
 * What a request is for whoever asked: waiting for an answer, answered in words only, with prices that can be accepted,
 * with prices whose last day is over, ordered, or closed by staff.
 */
export const QUOTE_STATES = ['WAITING', 'ANSWERED', 'OPEN', 'EXPIRED', 'ORDERED', 'CLOSED'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

interface Quoted {
  status: QuoteStatus
  /** The last day of the prices, YYYY-MM-DD; null without prices. */
  validUntil: string | null
  /** An order was placed at these prices, and it was not canceled. */
  isOrdered: boolean
}

/** The state of a request on a day of the shop, YYYY-MM-DD. Prices hold through their last day. */
export function quoteState({ status, validUntil, isOrdered }: Quoted, today: string): QuoteState {
  if (isOrdered) return 'ORDERED'
  if (status === 'CLOSED') return 'CLOSED'
  if (status === 'NEW') return 'WAITING'
  if (validUntil === null) return 'ANSWERED'
  return validUntil < today ? 'EXPIRED' : 'OPEN'
}

interface Wanted {
  productId: number
  quantity: number
}

/** What the goods of an offer cost in cents, before shipping and tax. */
export const offeredCents = (
  lines: readonly { quantity: number; unitPriceCents: Cents }[],
): Cents => lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)

/**
 * The lines of the order that a quote becomes: a line of an order holds up to 99 pieces (Decisions §4), so that 200
 * pieces are three lines of it.
 */
export const orderLinesOf = (lines: readonly Wanted[]): Wanted[] =>
  lines.flatMap(({ productId, quantity }) =>
    Array.from({ length: Math.ceil(quantity / MAX_QUANTITY) }, (_, at) => ({
      productId,
      quantity: Math.min(MAX_QUANTITY, quantity - at * MAX_QUANTITY),
    })),
  )

/** Whether these pieces fit into one order; if not, staff answer in words. */
export const fitsOneOrder = (lines: readonly Wanted[]): boolean =>
  lines.reduce((sum, { quantity }) => sum + Math.ceil(quantity / MAX_QUANTITY), 0) <= MAX_CART_LINES
