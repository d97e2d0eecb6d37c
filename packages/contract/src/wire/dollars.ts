import { type Cents, roundHalfAway } from '@mendwell/domain/money/money'

// Apart from the schemas, which a browser's first visit does not need. The only place that converts (Decisions §3).

/** Converts an amount received in dollars to cents, for the domain rules. */
export const toCents = (dollars: number): Cents => roundHalfAway(dollars * 100)

/** Formats cents as dollars for the shop's files: 1234.50. */
export const inDollars = (cents: Cents): string => toDollars(cents).toFixed(2)

/** Converts cents to dollars for display. */
export const toDollars = (cents: Cents): number => cents / 100
