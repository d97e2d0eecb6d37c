import type { MilliPercent } from '../money/money.ts'

/** How much of the goods of an order each role may take off, in thousandths of a percent; the owner may all. */
export interface DiscountLimits {
  manager: MilliPercent
  support: MilliPercent
}

export const DEFAULT_DISCOUNT_LIMITS: DiscountLimits = { manager: 50_000, support: 10_000 }
