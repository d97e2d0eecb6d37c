import type { Cents } from './money.ts'

/**
 * Who vouches for a price: a rule, for one that came with the catalog (RULE); staff (CONFIRMED); no one, so shoppers
 * ask for it (ASK).
 */
export const PRICE_CHECKS = ['RULE', 'CONFIRMED', 'ASK'] as const
export type PriceCheck = (typeof PRICE_CHECKS)[number]

/** Reads a stored check; an unknown value hides the price from shoppers. */
export const readPriceCheck = (stored: string): PriceCheck =>
  PRICE_CHECKS.find((check) => check === stored) ?? 'ASK'

/** What one piece of a kind usually costs, in cents. */
export interface PriceRange {
  lowCents: Cents
  highCents: Cents
}

interface CheckedPrice {
  check: PriceCheck
  /** The catalog's source of the price; null if set in the shop. */
  source: string | null
  unitPriceCents: Cents
  /** How many pieces that is for; null if unknown. */
  pieces: number | null
  /** The range of the product's kind; null if it has none. */
  range: PriceRange | null
}

/** How a price compares with the usual cost per piece of its kind. */
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
 * Whether a price is hidden from shoppers, who ask for it instead: no one vouches for it, or it came with the catalog
 * and lies outside the range of its kind. The same in SQL: `is_price_hidden` (migration 0475).
 */
export function isPriceHidden({ check, source, unitPriceCents, pieces, range }: CheckedPrice) {
  if (check !== 'RULE') return check === 'ASK'
  return (
    source !== null && range !== null && priceBeside(range, unitPriceCents, pieces) !== 'within'
  )
}

/** Sources that are not price lists: computed for the kind of device, or taken from similar goods. */
const ESTIMATES = ['rule', 'sibling']

/** Whether a price is an estimate that staff have not reviewed yet. */
export const isEstimatedPrice = (check: PriceCheck, source: string | null): boolean =>
  check !== 'CONFIRMED' && source !== null && ESTIMATES.some((one) => source === one)

/** The price per piece, in cents and fractions of cents; null for single pieces and unknown pack sizes. */
export const pricePerPiece = (priceCents: Cents, pieces: number | null): number | null =>
  pieces === null || pieces < 2 || priceCents <= 0 ? null : priceCents / pieces
