import { MAX_LIST } from '@mendwell/domain/limits'
import type { CatalogueReader } from '../catalogue-reader.ts'
import { composePage } from '../compose-list.ts'
import { spellSuggestion } from '../found-page.ts'
import { spellCounts } from '../list-counts.ts'
import type { SearchSource } from '../search-source.ts'
import { findMatching, keep } from './find-matching.ts'
import type { Lexemes } from './lexemes.ts'
import { listMatches } from './list-matches.ts'
import type { LoadedIndex } from './load-index.ts'
import { ACTIVE } from './product-facts.ts'
import { type QueryTree, wordsIn } from './query-tree.ts'
import { INDEX_MAX_AGE_MS } from './search-index.ts'
import { bestSuggestions, suggestNames } from './suggest-matches.ts'
import { hintsOf, usesOf, type WordLooks } from './word-hints.ts'

interface Opened {
  index: LoadedIndex
  lexemes: Lexemes
  /** Where the rows of the products found are read. */
  reader: CatalogueReader
}

/** Searches in the index; what is shown of a product is read from the database. */
export function indexSource({ index, lexemes, reader }: Opened): SearchSource {
  const { db } = reader
  const madeAtMs = reader.cache.nowMs() - INDEX_MAX_AGE_MS
  const { words, facts, names } = index

  function find(tree: QueryTree | undefined): Int32Array {
    if (!tree) return new Int32Array(0)
    const docs = findMatching(tree, words)
    return keep(docs, (at) => ((facts.columns.bits[docs[at] as number] as number) & ACTIVE) !== 0)
  }

  const read = (queries: readonly string[]) => lexemes.read(db, queries)

  /** Of each text the stems in one order, as search_key makes them. */
  async function keysOf(phrases: readonly string[]): Promise<string[]> {
    const single = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))]
    const trees = await read(single.map((word) => `'${word}'`))
    const stems = new Map(single.map((word, at) => [word, stemsIn(trees[at])]))
    return phrases.map((phrase) => {
      const all = phrase.split(' ').flatMap((word) => stems.get(word) ?? [])
      return [...new Set(all)].sort().join(' ')
    })
  }

  const looks: WordLooks = {
    names,
    find: async (query) => find((await read([query]))[0]),
  }

  return {
    async list(scope, options) {
      const pageSize = options.pageSize ?? MAX_LIST
      const [tree] = await read([scope.query])
      const { ids, counts } = listMatches(index, {
        ...{ docs: find(tree), tree, scope },
        options: { ...options, pageSize },
      })
      return {
        matched: counts.matched,
        compose: (suggestion) =>
          composePage(reader, {
            ids: Int32Array.from(ids),
            counts: spellCounts(counts),
            ...{ page: options.page, pageSize, more: spellSuggestion(suggestion), madeAtMs },
          }),
      }
    },
    async findMeanings(phrases) {
      const keys = await keysOf(phrases.map(({ phrase }) => phrase))
      return phrases
        .map(({ at, size }, place) => ({ at, size, found: names.meanings.get(keys[place] ?? '') }))
        .flatMap(({ at, size, found = [] }) => found.map((meaning) => ({ at, size, meaning })))
        .sort((one, other) => one.at - other.at || other.size - one.size)
    },
    findWordHints: (asked) => Promise.all(asked.map((word) => hintsOf(word, looks))),
    async findKnownWords(asked) {
      return new Set(asked.filter((word) => names.wordSet.has(word)))
    },
    countWordUses: async (asked) =>
      new Map(
        await Promise.all(
          asked.map(async (word) => [word, await usesOf(word, looks)] as [string, number]),
        ),
      ),
    async findFirstMatching(queries) {
      const trees = await read(queries)
      return queries.find((_, at) => find(trees[at]).length > 0)
    },
    async suggestProducts(scope, limit) {
      const [tree] = await read([scope.query])
      return tree ? bestSuggestions(index, { tree, find, scope, limit }) : []
    },
    suggestNames: async (typed, limit) => suggestNames(names, typed, limit),
  }
}

const stemsIn = (tree: QueryTree | undefined) => (tree ? wordsIn(tree).map(({ word }) => word) : [])
