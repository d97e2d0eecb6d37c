import type { Queryable } from '../../../db/db.ts'
import { allOf, exactly, readTerm, type SearchTerm } from './search-words.ts'
import { findMeanings, type Meaning, type Phrase } from './words.repository.ts'

/** "blood sugar test strips" */
const MAX_PHRASE_WORDS = 4

/** The term with what its words may also mean among its spans, from the table that staff edits. */
export async function withMeanings(db: Queryable, term: SearchTerm): Promise<SearchTerm> {
  return addMeanings(term, await findMeanings(db, phrasesOf(term.words)))
}

/** The term with these meanings of its words among its spans. */
export function addMeanings(term: SearchTerm, meanings: readonly Meaning[]): SearchTerm {
  const synonyms = meanings
    .filter((long) => !meanings.some((short) => isSameWithLess(short, long)))
    .map(({ at, size, meaning }) => ({ at, size, words: readTerm(meaning).words }))
    .filter((span) => span.words.length > 0)
    .map(({ at, size, words: meant }) => {
      const query = allOf(meant.map(exactly))
      return { at, size, query: meant.length === 1 ? query : `(${query})` }
    })
  return { ...term, spans: [...term.spans, ...synonyms] }
}

/** 'walker for my' means the same as 'walker' does: stop words count for nothing. */
const isSameWithLess = (short: Meaning, long: Meaning) =>
  short.meaning === long.meaning &&
  short.size < long.size &&
  short.at >= long.at &&
  short.at + short.size <= long.at + long.size

function phrasesOf(words: readonly string[]): Phrase[] {
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(MAX_PHRASE_WORDS, words.length - at) }, (_none, index) => ({
      phrase: words.slice(at, at + index + 1).join(' '),
      at,
      size: index + 1,
    })),
  )
}
