import type { CatalogueSource } from './catalogue-source.ts'
import { piecesOf, splitIntoKnown } from './known-parts.ts'
import { editDistance, nearestWords } from './nearest-word.ts'
import type { WordHints } from './search.repository.ts'
import {
  anyOf,
  beginning,
  exactly,
  readTerm,
  type SearchTerm,
  withJoinedNeighbours,
  withSpans,
} from './search-words.ts'
import { findSynonymSpans } from './synonym-spans.ts'

/** Of the nearest words the one in most products is meant. */
const MAX_CANDIDATES = 5

export interface Reading {
  query: string
  /** The words that were meant, when they differ from those typed. */
  suggestion: string | null
}

interface Meaning {
  hints: WordHints
  /** The word without its typing mistake, or the words it is made of. */
  corrected?: string[]
}

/**
 * What a term that finds nothing may mean: beginnings of words, else words with typing mistakes put
 * right, else any of its words. Undefined when none of these finds anything either.
 */
export async function rereadTerm(
  source: CatalogueSource,
  term: SearchTerm,
): Promise<Reading | undefined> {
  const meanings = await findMeanings(source, term)
  const asTyped = meanings.map(({ hints }) => beginning(hints.word, hints.beginnings))
  const spans = [...term.spans, ...(await findSynonymSpans(source, term))]
  const suggestion = suggestionOf(meanings)
  const readings: Reading[] = [
    { query: withSpans(asTyped, spans), suggestion: null },
    ...withJoinedNeighbours(term.words, asTyped).map((query) => ({ query, suggestion: null })),
    { query: await queryAsMeant(source, meanings), suggestion },
    { query: anyOf(meantQueries(meanings)), suggestion },
  ]
  const found = await source.findFirstMatching(readings.map(({ query }) => query))
  return readings.find(({ query }) => query === found)
}

/** The term with its typing mistakes put right, if there are any and that finds something. */
export async function findSuggestion(
  source: CatalogueSource,
  term: SearchTerm,
): Promise<string | null> {
  const meanings = await findMeanings(source, term)
  const suggestion = suggestionOf(meanings)
  if (suggestion === null) return null
  const found = await source.findFirstMatching([await queryAsMeant(source, meanings)])
  return found === undefined ? null : suggestion
}

const suggestionOf = (meanings: Meaning[]) =>
  meanings.some(({ corrected }) => corrected !== undefined) ? meantWords(meanings).join(' ') : null

const meantWords = (meanings: Meaning[]) =>
  meanings.flatMap(({ hints, corrected }) => corrected ?? [hints.word])

const meantQueries = (meanings: Meaning[]) =>
  meanings.flatMap(({ hints, corrected }) =>
    corrected === undefined ? [beginning(hints.word, hints.beginnings)] : corrected.map(exactly),
  )

/** The words that were meant, with their sizes and synonyms: 'shugar strips' finds test strips. */
async function queryAsMeant(source: CatalogueSource, meanings: Meaning[]) {
  const words = meantWords(meanings)
  const queries = meantQueries(meanings)
  const { spans, words: read } = readTerm(words.join(' '))
  const synonyms = await findSynonymSpans(source, { words })
  // A long term is cut when read again; then its places are others.
  return withSpans(queries, read.length === words.length ? [...spans, ...synonyms] : synonyms)
}

async function findMeanings(source: CatalogueSource, { words }: SearchTerm): Promise<Meaning[]> {
  const all = await source.findWordHints(words)
  const candidates = all.map(({ word, similar }) => nearestWords(word, similar, MAX_CANDIDATES))
  const uses = candidates.some(({ length }) => length > 1)
    ? await source.countWordUses(candidates.flat())
    : new Map<string, number>()
  const pieces = all.flatMap(({ word, isKnown }) => (isKnown ? [] : piecesOf(word)))
  const known = pieces.length > 0 ? await source.findKnownWords(pieces) : new Set<string>()
  return all.map((hints, index) => {
    const nearest = mostUsed(hints.word, candidates[index] ?? [], uses)
    // Of no name's making at all: then it may be words without their spaces.
    const parts = hints.isKnown ? undefined : splitIntoKnown(hints.word, known)
    const corrected = parts ?? (nearest === undefined ? undefined : [nearest])
    return corrected ? { hints, corrected } : { hints }
  })
}

/** One step from what was typed beats two steps; among equals the commoner word wins. */
function mostUsed(typed: string, words: readonly string[], uses: ReadonlyMap<string, number>) {
  const [nearest] = words
  if (nearest === undefined) return undefined
  const steps = new Map(words.map((word) => [word, editDistance(typed, word)]))
  const equals = words.filter((word) => steps.get(word) === steps.get(nearest))
  return equals.reduce((best, word) =>
    (uses.get(word) ?? 0) > (uses.get(best) ?? 0) ? word : best,
  )
}
