import type { Cents } from '../money/money.ts'

/**
 * What of each dollar sold is left after what the goods had cost, in percent with one decimal; null where nothing was
 * sold. Both amounts are of the same pieces: those without a purchase price are in neither.
 */
export const marginPercent = (margin: Cents, sold: Cents): number | null =>
  sold > 0 ? Math.round((margin / sold) * 1000) / 10 : null
