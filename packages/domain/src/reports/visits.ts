/** What visitors do on their way to an order, in its order; 'any' is a visitor who did any of it. */
export const VISIT_STEPS = ['any', 'home', 'list', 'product', 'cart', 'checkout', 'order'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** Programs that say what they are; the rest of them are told by what no browser leaves out (`isBrowser`). */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|scrap|monitor|headless|lighthouse|facebookexternalhit|curl|wget|python|java\/|okhttp|go-http|axios|node/i

interface Sender {
  userAgent: string | undefined
  /** Sec-Fetch-Site: every browser sends it (since 2023, Safari 16.4), hardly a program does. */
  fetchSite: string | undefined
  /** Sec-Purpose: 'prefetch' where nobody has pressed anything yet. */
  purpose: string | undefined
}

/** Whether a person with a browser asks, and not a program or a browser beforehand. */
export const isBrowser = ({ userAgent, fetchSite, purpose }: Sender): boolean =>
  fetchSite !== undefined &&
  purpose === undefined &&
  userAgent !== undefined &&
  !PROGRAMS.test(userAgent)

/** What part of the visitors came so far, in percent with one decimal; null where there were none. */
export const sharePercent = (some: number, all: number): number | null =>
  all > 0 ? Math.round((some / all) * 1000) / 10 : null
