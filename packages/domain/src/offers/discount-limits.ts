import type { MilliPercent } from '../money/money.ts'

/** The most each role may take off the goods of an order, in thousandths of a percent; the owner has no limit. */
export interface DiscountLimits {
  manager: MilliPercent
  support: MilliPercent
}

export const DEFAULT_DISCOUNT_LIMITS: DiscountLimits = { manager: 50_000, support: 10_000 }
