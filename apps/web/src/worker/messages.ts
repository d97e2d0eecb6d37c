/** Tells when a cached answer was given; only cached answers carry it. */
export const CACHED_AT = 'X-Kept-At'

/** What a page tells the worker. */
export type PageMessage =
  | {
      /** What this page showed without the worker's help: it came before the worker, or in the page itself. */
      type: 'seen'
      /** Whole addresses of pages and pictures. */
      addresses: readonly string[]
      /** Answers that came in the page, by their whole address. */
      answers: readonly (readonly [address: string, answer: unknown])[]
    }
  /** Somebody signed out: the next one at this device finds nothing of what was seen. */
  | { type: 'forget' }
