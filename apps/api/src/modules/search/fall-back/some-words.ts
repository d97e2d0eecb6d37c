import type { Queryable } from '../../../db/db.ts'
import { isMeasure, type Question } from '../question/read-question.ts'
import { isSmallTalk } from '../question/small-talk.ts'
import type { Understood } from '../question/understand.ts'
import {
  allOf,
  anyOf,
  exactly,
  readTerm,
  type SearchTerm,
  startOfName,
} from '../words/search-words.ts'
import type { TypedWord } from '../words/word-mistakes.ts'
import { findWithRareWords } from '../words/words.repository.ts'

/** Most distinctive words: products are looked up by this many. */
const MAX_WORDS = 5
/** The thing itself weighs more than its attributes. */
const THING_FACTOR = 1.5
/** A product must reach this share of the best score. */
const NEAR_BEST = 0.8
/** An unknown word this long is more likely mistyped than a different word. */
const SURE_LENGTH = 7

/** The matches for some words of a query. */
export interface SomeWords {
  productIds: number[]
  query: string
  /** The word for the thing itself: names that start with it come first. */
  start: string
  /** Words that none of them has. */
  missing: string[]
}

/**
 * The best partial matches for a query that no product matches fully: rare words weigh more than common ones, the thing
 * itself more than its attributes, and names more than descriptions. Undefined if nothing has any of them.
 */
export async function findSomeWords(
  db: Queryable,
  question: Question,
  { understood: { term, facts }, typed }: { understood: Understood; typed: readonly TypedWord[] },
): Promise<SomeWords | undefined> {
  const thing = thingOf(question, term)
  const telling = term.words
    .map((word, at) => {
      const weight = (facts.weights[at] ?? 0) * (at === thing ? THING_FACTOR : 1)
      return { word, at, weight }
    })
    .filter(({ word, at, weight }) => weight > 0 && !isSmallTalk(word) && !isSize(term, at))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_WORDS)
  const words = telling.map(({ word, at, weight }) => {
    const meant = term.spans.filter((span) => span.at === at).map(({ query }) => query)
    const corrected = correctionOf(word, typed)
    const query = anyOf([exactly(word), ...meant, ...corrected.map((text) => `(${asQuery(text)})`)])
    return { word, at, text: [word, ...corrected].join(' '), query, weight }
  })
  const found = words.length === 0 ? [] : await findWithRareWords(db, words, term.claims)
  const best = found[0]?.share ?? 0
  const near = found.filter(({ share }) => share >= best * NEAR_BEST)
  const productIds = near.map(({ productId }) => productId)
  if (productIds.length === 0) return undefined
  const start = startOfName([term.words[thing ?? telling[0]?.at ?? 0] ?? ''])
  const had = new Set(near.flatMap(({ queries }) => queries))
  const missing = words
    .filter(({ query }) => !had.has(query))
    .toSorted((one, other) => one.at - other.at)
    .map(({ word }) => word)
  return { productIds, query: anyOf(words.map(({ query }) => query)), start, missing }
}

/** Index of the word that names the thing: the last one with a synonym, else the head noun. */
function thingOf({ head }: Question, { words, spans }: SearchTerm): number | null {
  if (head === null) return null
  const named = words.findLastIndex((_, at) => at <= head && spans.some((span) => span.at === at))
  return named === -1 || isSize({ words, spans }, named) ? head : named
}

/** '10' and 'ml': many different products have these. */
const isSize = ({ words, spans }: Pick<SearchTerm, 'words' | 'spans'>, at: number) =>
  isMeasure(words[at] ?? '') ||
  spans.some((span) => span.at < at && at < span.at + span.size && isMeasure(words[span.at] ?? ''))

const correctionOf = (word: string, typed: readonly TypedWord[]) =>
  word.length < SURE_LENGTH
    ? []
    : typed.flatMap(({ hints, meant }) => (hints.word === word ? meant.slice(0, 1) : []))

/** The parts it may consist of count only together: half of 'football' means nothing. */
const asQuery = (text: string) => allOf(readTerm(text).words.map(exactly))
