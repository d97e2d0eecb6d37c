/** The steps of visitors on the way to an order; 'any' is a visitor with any of them. */
export const VISIT_STEPS = ['any', 'home', 'list', 'product', 'cart', 'checkout', 'order'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** Bots that identify themselves; the others are recognized by headers that every browser sends (`isBrowser`). */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|scrap|monitor|headless|lighthouse|facebookexternalhit|curl|wget|python|java\/|okhttp|go-http|axios|node/i

interface Sender {
  userAgent: string | undefined
  /** Sec-Fetch-Site: sent by every browser (since 2023, Safari 16.4) and hardly any bot. */
  fetchSite: string | undefined
  /** Sec-Purpose: 'prefetch' if no one has clicked yet. */
  purpose: string | undefined
}

/** Whether a person with a browser is asking, not a bot or a prefetch. */
export const isBrowser = ({ userAgent, fetchSite, purpose }: Sender): boolean =>
  fetchSite !== undefined &&
  purpose === undefined &&
  userAgent !== undefined &&
  !PROGRAMS.test(userAgent)

/** The share of visitors who got this far, in percent with one decimal; null if there were none. */
export const sharePercent = (some: number, all: number): number | null =>
  all > 0 ? Math.round((some / all) * 1000) / 10 : null
