import type { Cents } from '../money/money.ts'

/**
 * The share of sales left after the cost of the goods, in percent with one decimal; null if nothing was sold. Both
 * amounts cover the same pieces: those without a purchase price are in neither.
 */
export const marginPercent = (margin: Cents, sold: Cents): number | null =>
  sold > 0 ? Math.round((margin / sold) * 1000) / 10 : null
