import { SHOWN_STATES, type ShownTimes, shownStateAt } from './shown-times.ts'

/** The shop's pages whose text staff can replace; policy pages are `legal/` plus their key. */
export const REPLACEABLE_PAGES = ['about', 'faq', 'return-policy'] as const
export type ReplaceablePage = (typeof REPLACEABLE_PAGES)[number]

const OWN = /^pages\/[a-z0-9]+(-[a-z0-9]+)*$/

/** A page that has, or can have, text written by staff: a page of their own, a policy page, or one of those above. */
export const PAGE_KEY =
  /^(about|faq|return-policy|legal\/[a-z]+(-[a-z]+)*|pages\/[a-z0-9]+(-[a-z0-9]+)*)$/

/** Whether staff created the page themselves, at its own URL. */
export const isOwnPage = (pageKey: string): boolean => OWN.test(pageKey)

/** DRAFT is visible to staff only. */
export const PAGE_STATES = ['DRAFT', ...SHOWN_STATES] as const
export type PageState = (typeof PAGE_STATES)[number]

/** What shoppers see of a page at a given moment. */
export const pageStateAt = (
  { isPublished, ...times }: ShownTimes & { isPublished: boolean },
  now: Date,
): PageState => (isPublished ? shownStateAt(times, now) : 'DRAFT')
