import type { Queryable } from '../../../db/db.ts'
import { isSmallTalk } from '../question/small-talk.ts'
import {
  beginning,
  exactly,
  readTerm,
  type SearchTerm,
  withJoinedNeighbors,
  withSpans,
} from '../words/search-words.ts'
import { withMeanings } from '../words/term-spans.ts'
import type { TypedWord } from '../words/word-mistakes.ts'
import { findFirstMatching } from '../words/words.repository.ts'

/** How many candidates are tried when several words are mistyped. */
const MAX_TEXTS = 6

export interface Reading {
  query: string
  /** The words that were meant, if they differ from those typed. */
  suggestion: string | null
}

/**
 * What a term that finds nothing may mean: prefixes of words, else words with typos corrected. All of its words then
 * match; undefined if nothing matches them all. The term includes its synonyms.
 */
export async function rereadTerm(
  db: Queryable,
  term: SearchTerm,
  typed: readonly TypedWord[],
): Promise<Reading | undefined> {
  return (await readBeginnings(db, term, typed)) ?? (await readCorrected(db, term, typed))
}

/** The term with its typos corrected, if there are any and products then have all its words. */
export async function findSuggestion(
  db: Queryable,
  term: SearchTerm,
  typed: readonly TypedWord[],
): Promise<string | null> {
  const reading = await readCorrected(db, term, typed)
  return reading?.suggestion ?? null
}

async function readBeginnings(
  db: Queryable,
  term: SearchTerm,
  typed: readonly TypedWord[],
): Promise<Reading | undefined> {
  const queries = typed.map((word) => asBeginning(word, typed))
  const query = await findFirstMatching(
    db,
    [withSpans(queries, term.spans), ...withJoinedNeighbors(term.words, queries)],
    term.claims,
  )
  return query === undefined ? undefined : { query, suggestion: null }
}

/** The first of the likeliest texts whose words occur together in a product. */
async function readCorrected(
  db: Queryable,
  term: SearchTerm,
  typed: readonly TypedWord[],
): Promise<Reading | undefined> {
  const suggestions = correctedTexts(term.text, typed)
  if (suggestions.length === 0) return undefined
  const terms = await withMeanings(db, suggestions.map(readTerm))
  const queries = terms.map((corrected) => queryOf(corrected, typed))
  const query = await findFirstMatching(db, queries, term.claims)
  const suggestion = query === undefined ? undefined : suggestions[queries.indexOf(query)]
  return query === undefined || suggestion === undefined ? undefined : { query, suggestion }
}

/** With their sizes and synonyms: 'shugar strips' finds test strips. */
function queryOf(term: SearchTerm, typed: readonly TypedWord[]) {
  const queries = term.words.map((word) => {
    const same = typed.find(({ hints }) => hints.word === word)
    return same ? asBeginning(same, typed) : exactly(word)
  })
  return withSpans(queries, term.spans)
}

/** 'the' is a prefix of 'thermometer' if nothing else was typed; next to other words it means nothing. */
function asBeginning({ hints }: TypedWord, typed: readonly TypedWord[]): string {
  const isIdle = hints.isStop && typed.some((other) => !other.hints.isStop)
  return isIdle ? exactly(hints.word) : beginning(hints.word, hints.beginnings)
}

type Corrections = ReadonlyMap<string, string>

/** The text with the likeliest word for each typo, then with alternatives for one of them. */
export function correctedTexts(text: string, typed: readonly TypedWord[]): string[] {
  const words = typed.map(({ hints, meant }) => ({
    hints,
    // 'maks' is not 'make': no one searches for that.
    meant: meant.filter((word) => !isSmallTalk(word)),
  }))
  const likeliest = likeliestCorrections(words)
  if (likeliest.size === 0) return []
  const others = words.flatMap(({ hints, meant }) =>
    meant.slice(1).map((word) => new Map(likeliest).set(hints.word, word)),
  )
  return [likeliest, ...others].slice(0, MAX_TEXTS).map((words) => replaceWords(text, words))
}

const likeliestCorrections = (typed: readonly TypedWord[]): Corrections =>
  new Map(
    typed.flatMap(({ hints, meant }) => (meant[0] === undefined ? [] : [[hints.word, meant[0]]])),
  )

/** Everything else stays as typed. */
const replaceWords = (text: string, corrections: Corrections): string =>
  text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => corrections.get(word) ?? word).trim()
