/** Grams in an avoirdupois pound, exactly (NIST Handbook 44, Appendix C). */
const GRAMS_PER_POUND = 453.59237

/** The heaviest package that is taken for one, in grams: a metric ton. */
export const MAX_WEIGHT_GRAMS = 1_000_000

/** Whole grams of a weight in pounds as typed, such as '2.5'; undefined for what is no weight of a package. */
export function gramsOfPounds(typed: string): number | undefined {
  if (!/^(\d{1,4}(\.\d{1,3})?|\.\d{1,3})$/.test(typed.trim())) return undefined
  const grams = Math.round(Number(typed) * GRAMS_PER_POUND)
  return grams >= 1 && grams <= MAX_WEIGHT_GRAMS ? grams : undefined
}

/** Pounds of a weight in grams, two decimals. */
export const poundsOf = (grams: number): number => Math.round((grams / GRAMS_PER_POUND) * 100) / 100
