import type { Queryable } from '../../../db/db.ts'
import { allOf, exactly, readTerm, type SearchTerm } from './search-words.ts'
import { findMeanings } from './words.repository.ts'

/** "blood sugar test strips" */
const MAX_PHRASE_WORDS = 4

interface Phrase {
  phrase: string
  /** Index of its first word, and how many it has. */
  at: number
  size: number
}

interface Meaning extends Pick<Phrase, 'at' | 'size'> {
  meaning: string
}

/** The terms with their words' synonyms among their spans, from the table that staff edit. */
export async function withMeanings(db: Queryable, terms: readonly SearchTerm[]) {
  const phrases = terms.map(({ words }) => phrasesOf(words))
  // A term and its corrections mostly share them.
  const different = [...new Set(phrases.flat().map(({ phrase }) => phrase))]
  const found = Map.groupBy(await findMeanings(db, different), ({ phrase }) => phrase)
  return terms.map((term, place) => {
    const meanings = (phrases[place] ?? []).flatMap(({ phrase, ...where }) =>
      (found.get(phrase) ?? []).map(({ meaning }) => ({ ...where, meaning })),
    )
    return addMeanings(term, meanings)
  })
}

/** The term with these synonyms among its spans. */
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

/** 'walker for my' means the same as 'walker': stop words do not count. */
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
