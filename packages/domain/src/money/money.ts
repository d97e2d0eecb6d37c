/** Whole minor units of the shop's currency (US cents). */
export type Cents = number

/** Thousandths of a percent: 8.25 % is 8250. */
export type MilliPercent = number

export const ONE_HUNDRED_PERCENT: MilliPercent = 100_000

/** The nearest integer; a half rounds away from zero (Decisions §3). */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/** Share of an amount, in cents, rounded once. Nothing else multiplies money by a rate. */
export function percentOf(amount: Cents, rate: MilliPercent): Cents {
  return roundHalfAway((amount * rate) / ONE_HUNDRED_PERCENT)
}

/** Sum in cents; 0 for an empty list. */
export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
