import { type Cents, roundHalfAway } from '@mendwell/domain/money'

// The wire's own codec says the same; it would bring the schema library into every first visit.

/** Cents of an amount that came in dollars, so that a rule of the domain can use it. */
export const toCents = (dollars: number): Cents => roundHalfAway(dollars * 100)

/** Dollars of an amount in cents, to be shown. */
export const toDollars = (cents: Cents): number => cents / 100
