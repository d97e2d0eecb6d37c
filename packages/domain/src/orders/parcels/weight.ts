/** Grams in an avoirdupois pound, exactly (NIST Handbook 44, Appendix C). */
export const GRAMS_PER_POUND = 453.59237

/** The heaviest plausible package, in grams: a metric ton. */
export const MAX_WEIGHT_GRAMS = 1_000_000

/** Whole grams for a weight in pounds as typed, such as '2.5'; undefined if not a plausible weight of a package. */
export function gramsOfPounds(typed: string): number | undefined {
  if (!/^(\d{1,4}(\.\d{1,3})?|\.\d{1,3})$/.test(typed.trim())) return undefined
  const grams = Math.round(Number(typed) * GRAMS_PER_POUND)
  return grams >= 1 && grams <= MAX_WEIGHT_GRAMS ? grams : undefined
}

/** Pounds for a weight in grams, two decimals. */
export const poundsOf = (grams: number): number => Math.round((grams / GRAMS_PER_POUND) * 100) / 100

/** Kilograms for a weight in pounds, one decimal. */
export const kilogramsOfPounds = (pounds: number): number =>
  Math.round((pounds * GRAMS_PER_POUND) / 100) / 10
