import type { Queryable } from '../../../db/db.ts'
import { findStems } from './lexemes.repository.ts'
import { parseQuery, type QueryTree, type QueryWord, replaceWords, wordsIn } from './query-tree.ts'

/** Stems of words are the same for ever; so many are remembered. */
const MAX_KNOWN = 10_000

export type Lexemes = ReturnType<typeof makeLexemes>

/** By a typed word; undefined for a stop word. */
type Stems = Map<string, QueryTree | undefined>

/**
 * Stems of typed words, as PostgreSQL makes them for the index: asked for once, all that are new in
 * one statement; those of the shop's own words beforehand.
 */
export function makeLexemes(maxKnown = MAX_KNOWN) {
  const known: Stems = new Map()

  /** Of all of these, whatever is forgotten meanwhile. */
  async function stemsOf(db: Queryable, leaves: readonly string[]): Promise<Stems> {
    const stems: Stems = new Map()
    const unknown = new Set<string>()
    for (const leaf of leaves) {
      if (known.has(leaf)) stems.set(leaf, known.get(leaf))
      else unknown.add(leaf)
    }
    if (unknown.size === 0) return stems
    const found = await findStems(db, [...unknown])
    if (known.size + found.length > maxKnown) known.clear()
    for (const { leaf, query } of found) {
      const tree = parseQuery(query)
      known.set(leaf, tree)
      stems.set(leaf, tree)
    }
    return stems
  }

  return {
    /** Asks for the stems of words that will be typed, as many as leave half the room to others. */
    async learn(db: Queryable, words: readonly string[]): Promise<void> {
      await stemsOf(db, words.slice(0, maxKnown / 2).map(leafOf))
    },
    /** The queries with stems in the place of words; stop words fall away. */
    async read(db: Queryable, queries: readonly string[]): Promise<(QueryTree | undefined)[]> {
      const trees = queries.map(parseQuery)
      const leaves = trees.flatMap((tree) =>
        tree ? wordsIn(tree).map(({ word }) => leafOf(word)) : [],
      )
      const stems = await stemsOf(db, leaves)
      return trees.map((tree) => tree && replaceWords(tree, (word) => stemmed(word, stems)))
    },
  }
}

function stemmed(word: QueryWord, stems: Stems) {
  const { isPrefix, fields } = word
  const tree = stems.get(leafOf(word.word))
  return tree && replaceWords(tree, (stem) => ({ ...stem, isPrefix, fields }))
}

/** A word that is only begun has the same stem as a whole one. */
const leafOf = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
