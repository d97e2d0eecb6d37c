import { SHOWN_STATES, type ShownTimes, shownStateAt } from './shown-times.ts'

/** The pages of the shop whose text staff may replace; those about its rules are `legal/` and their key. */
export const REPLACEABLE_PAGES = ['about', 'faq', 'return-policy'] as const
export type ReplaceablePage = (typeof REPLACEABLE_PAGES)[number]

const OWN = /^pages\/[a-z0-9]+(-[a-z0-9]+)*$/

/** A page that has, or may have, a text written by staff: one of their own, one about the shop's rules, or one of those above. */
export const PAGE_KEY =
  /^(about|faq|return-policy|legal\/[a-z]+(-[a-z]+)*|pages\/[a-z0-9]+(-[a-z0-9]+)*)$/

/** Whether it is a page that staff have written themselves, at an address of its own. */
export const isOwnPage = (pageKey: string): boolean => OWN.test(pageKey)

/** DRAFT is for staff alone. */
export const PAGE_STATES = ['DRAFT', ...SHOWN_STATES] as const
export type PageState = (typeof PAGE_STATES)[number]

/** What shoppers see of a page at a moment. */
export const pageStateAt = (
  { isPublished, ...times }: ShownTimes & { isPublished: boolean },
  now: Date,
): PageState => (isPublished ? shownStateAt(times, now) : 'DRAFT')
