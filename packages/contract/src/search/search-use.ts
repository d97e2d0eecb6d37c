import { MAX_SEARCH_LENGTH } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { RandomKey } from '../orders/placed-orders.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Instant, noCardNumber, optional, required } from '../wire/shapes.ts'

const tags = ['search'] as const

export const MAX_SENTENCE = 300

/** What a shopper typed, as it is counted: in small letters (domain/words/searched-term.ts). */
const Term = z.object({ term: required('wordsExpected', MAX_SEARCH_LENGTH) })

const WrongAnswer = z.extend(Term, {
  /** Made up by the browser for this one report: sent again with a sentence, it is the same report. */
  reportKey: RandomKey,
  sentence: optional(MAX_SENTENCE, noCardNumber),
})

/** A search that staff should look at. */
export const SearchToReview = z.object({
  term: z.string(),
  /** Visitors who said that it found something else than what they were looking for. */
  reports: z.int(),
  /** What they wrote, the latest first. */
  sentences: z.array(z.string()),
  /** Visitors who searched for it, and those of them who opened or bought something that it found. */
  searched: z.int(),
  opened: z.int(),
  /** Products it found last; null where that is not known. */
  results: z.nullable(z.int()),
})
export type SearchToReview = z.output<typeof SearchToReview>

export const countOpened = endpoint({
  method: 'POST',
  url: '/searchUse/opened',
  schema: {
    summary: 'Counts that something a search found was opened; once a day for each visitor',
    tags,
    body: Term,
    response: { 200: z.object({ counted: z.boolean() }), ...problems(400, 422) },
  },
})

export const reportWrongAnswer = endpoint({
  method: 'POST',
  url: '/searchUse/report',
  schema: {
    summary: 'Tells staff that a search found something else than what was looked for',
    tags,
    body: WrongAnswer,
    response: { 200: z.object({ reported: z.boolean() }), ...problems(400, 422, 429) },
  },
})

export const findSearchesToReview = endpoint({
  method: 'GET',
  url: '/searchUse/findAll',
  schema: {
    summary:
      'Staff: searches of the last 90 days that shoppers reported, or after which they opened nothing',
    tags,
    response: { 200: z.array(SearchToReview), ...problems(401, 403) },
  },
})

export const dismissSearch = endpoint({
  method: 'POST',
  url: '/searchUse/dismiss',
  schema: {
    summary: 'Staff: hides what was counted and reported of a search until now; can be undone',
    tags,
    body: Term,
    response: {
      /** The change in the history, which undoes it. */
      200: z.object({ term: z.string(), eventId: z.int(), dismissedAt: Instant }),
      ...problems(400, 401, 403, 422),
    },
  },
})
