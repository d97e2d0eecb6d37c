import type { Cents } from './money.ts'

/**
 * Who stands behind a price: a rule, for one that came with the catalog (RULE); staff (CONFIRMED); nobody, so that shoppers
 * ask for it (ASK).
 */
export const PRICE_CHECKS = ['RULE', 'CONFIRMED', 'ASK'] as const
export type PriceCheck = (typeof PRICE_CHECKS)[number]

/** A check as it is stored; what is none keeps the price from shoppers. */
export const readPriceCheck = (stored: string): PriceCheck =>
  PRICE_CHECKS.find((check) => check === stored) ?? 'ASK'

/** What one piece of a kind usually costs, in cents. */
export interface PriceRange {
  lowCents: Cents
  highCents: Cents
}

interface CheckedPrice {
  check: PriceCheck
  /** Where the catalog has the price from; null where somebody in the shop has set it. */
  source: string | null
  unitPriceCents: Cents
  /** How many pieces that is for; null where it is not known. */
  pieces: number | null
  /** Of the product's kind; null where it has none. */
  range: PriceRange | null
}

/** Where a price lies beside what its kind costs by the piece. */
export function priceBeside(
  { lowCents, highCents }: PriceRange,
  unitPriceCents: Cents,
  pieces: number | null,
): 'below' | 'within' | 'above' {
  const count = pieces ?? 1
  if (unitPriceCents < lowCents * count) return 'below'
  return unitPriceCents > highCents * count ? 'above' : 'within'
}

/**
 * Whether a price is kept from shoppers, who ask for it instead: nobody stands behind it, or it came with the catalog and
 * lies outside what its kind costs. The same in SQL: `is_price_hidden` (migration 0475).
 */
export function isPriceHidden({ check, source, unitPriceCents, pieces, range }: CheckedPrice) {
  if (check !== 'RULE') return check === 'ASK'
  return (
    source !== null && range !== null && priceBeside(range, unitPriceCents, pieces) !== 'within'
  )
}

/** Sources that are no price list: computed for the kind of device, or taken from goods like it. */
const ESTIMATES = ['rule', 'sibling']

/** Whether a price is an estimate that staff have not looked at yet. */
export const isEstimatedPrice = (check: PriceCheck, source: string | null): boolean =>
  check !== 'CONFIRMED' && source !== null && ESTIMATES.some((one) => source === one)

/** What one piece costs, in cents and parts of cents; null for what is one piece, or holds nobody knows how many. */
export const pricePerPiece = (priceCents: Cents, pieces: number | null): number | null =>
  pieces === null || pieces < 2 || priceCents <= 0 ? null : priceCents / pieces
