/** Header with the time of a cached response; only cached responses carry it. */
export const CACHED_AT = 'X-Kept-At'

/** Messages from a page to the worker. */
export type PageMessage =
  | {
      /** What this page loaded without the worker: before it was active, or embedded in the page. */
      type: 'seen'
      /** Absolute URLs of pages and pictures. */
      addresses: readonly string[]
      /** Responses embedded in the page, by absolute URL. */
      answers: readonly (readonly [address: string, answer: unknown])[]
    }
  /** Someone signed out: the next person on this device must not find what was seen. */
  | { type: 'forget' }
