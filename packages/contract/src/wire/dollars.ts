import { type Cents, roundHalfAway } from '@mendwell/domain/money/money'

// Apart from the schemas, which the first visit of a browser does not need. Nothing else converts (Decisions §3).

/** Cents of an amount that came in dollars, so that a rule of the domain can use it. */
export const toCents = (dollars: number): Cents => roundHalfAway(dollars * 100)

/** Dollars of an amount in cents as the files of the shop have them: 1234.50. */
export const inDollars = (cents: Cents): string => toDollars(cents).toFixed(2)

/** Dollars of an amount in cents, to be shown. */
export const toDollars = (cents: Cents): number => cents / 100
