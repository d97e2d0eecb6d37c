/** Status of a quote request: unanswered, answered, or closed. */
export const QUOTE_STATUSES = ['NEW', 'ANSWERED', 'CLOSED'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

/** The most pieces one can ask for: more than a cart holds, since that is what quotes are for. */
export const MAX_QUOTED_PIECES = 100_000
