/** How a request for a quote stands: nobody has answered it, somebody has, or nothing more is to come. */
export const QUOTE_STATUSES = ['NEW', 'ANSWERED', 'CLOSED'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

/** The most pieces that one may ask for: more than a cart holds, for that is what quotes are for. */
export const MAX_QUOTED_PIECES = 100_000
