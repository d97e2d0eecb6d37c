import type { Queryable } from '../../../db/db.ts'
import type { Question } from '../question/read-question.ts'
import { isSmallTalk } from '../question/small-talk.ts'
import type { Understood } from '../question/understand.ts'
import { anyOf, exactly, startOfName } from '../words/search-words.ts'
import { findWithRareWords } from '../words/words.repository.ts'

/** Words that tell most: products are looked up by so many. */
const MAX_WORDS = 5
/** A product must have so much of what the best one has. */
const NEAR_BEST = 0.7

/** What fits some words of a question. */
export interface SomeWords {
  productIds: number[]
  query: string
  /** The word that tells what is looked for: names that begin so come first. */
  start: string
}

/**
 * The products that have most of a question no product fits wholly: rare words count more than common ones, and what a
 * name says more than what a description does. Undefined where nothing has any of them.
 */
export async function findSomeWords(
  db: Queryable,
  { head }: Question,
  { term, facts }: Understood,
): Promise<SomeWords | undefined> {
  const telling = term.words
    .map((word, at) => ({ word, at, weight: facts.weights[at] ?? 0 }))
    .filter(({ word, weight }) => weight > 0 && !isSmallTalk(word))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_WORDS)
  const words = telling.map(({ word, at, weight }) => {
    const meant = term.spans.filter((span) => span.at === at)
    return { word, query: anyOf([exactly(word), ...meant.map(({ query }) => query)]), weight }
  })
  const found = words.length === 0 ? [] : await findWithRareWords(db, words, term.claims)
  const best = found[0]?.share ?? 0
  const productIds = found.flatMap((one) => (one.share >= best * NEAR_BEST ? [one.productId] : []))
  if (productIds.length === 0) return undefined
  const thing = term.words[head ?? telling[0]?.at ?? 0] ?? ''
  return { productIds, query: anyOf(words.map(({ query }) => query)), start: startOfName([thing]) }
}
