import type { Sort } from '@mendwell/contract/catalog'
import { MAX_LIST } from '@mendwell/domain/limits'
import type { CatalogueReader } from '../catalogue-reader.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import { composePage } from '../compose-list.ts'
import { findPage } from '../database-source.ts'
import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { exactly } from '../search-words.ts'
import { activeAmong, docsInScope } from './docs-in-scope.ts'
import { findMatching } from './find-matching.ts'
import type { KnownList } from './known-lists.ts'
import type { Lexemes } from './lexemes.ts'
import { listMatches, type Matches } from './list-matches.ts'
import { type QueryTree, wordsIn } from './query-tree.ts'
import type { Term } from './rank-matches.ts'
import { inRoom } from './room.ts'
import type { CurrentIndex } from './search-index.ts'
import { bestSuggestions, suggestNames } from './suggest-matches.ts'
import { hintsOf, usesOf, type WordLooks } from './word-hints.ts'

/** Picking so many of a list that is not kept in order takes milliseconds in which no other call is answered. */
const MAX_PICKED = 2_000

interface Opened extends CurrentIndex {
  lexemes: Lexemes
  /** Where the rows of the products found are read. */
  reader: CatalogueReader
}

/** Lists and searches in the index; what is shown of a product is read from the database. */
export function indexSource({ index, madeAtMs, lexemes, reader }: Opened): CatalogueSource {
  const { db } = reader
  const { words, facts, names, lists } = index

  const find = (tree: QueryTree | undefined): Int32Array =>
    tree ? inRoom(() => activeAmong(findMatching(tree, words), facts.columns)) : new Int32Array(0)

  const read = (queries: readonly string[]) => lexemes.read(db, queries)

  async function matchesOf(scope: Scope, sort: Sort, end: number): Promise<Matches> {
    const [list, term] =
      scope.kind === 'search' ? await searched(scope) : [lists.listOf(scope, () => inScope(scope))]
    return { docs: list.docs, ordered: lists.inOrder(list, { sort, term, end }), term, list }
  }

  const inScope = (scope: Exclude<Scope, SearchScope>) => docsInScope(scope, facts)

  async function searched(scope: SearchScope): Promise<[KnownList, Term | undefined]> {
    const [tree] = await read([scope.query])
    return [lists.listOf(scope, () => find(tree)), tree && { ...scope, tree }]
  }

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
    isStop: async (word) => (await read([exactly(word)]))[0] === undefined,
  }

  return {
    madeAtMs,
    async list(scope, options) {
      const { page, pageSize = MAX_LIST, sort } = options
      const end = page * pageSize
      const matches = await matchesOf(scope, sort, end)
      const picked = Math.min(end, matches.docs.length)
      if (!matches.ordered && picked > MAX_PICKED) return findPage(reader, scope, options)
      const found = listMatches(index, matches, { ...options, pageSize })
      lists.keep(matches.list)
      return composePage(reader, { ...found, page, pageSize, madeAtMs })
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
      if (!tree) return []
      const best = () => bestSuggestions(index, { tree, scope, limit })
      return lists.suggestionsOf(scope, limit, best)
    },
    suggestNames: async (typed, limit) => suggestNames(names, typed, limit),
  }
}

const stemsIn = (tree: QueryTree | undefined) => (tree ? wordsIn(tree).map(({ word }) => word) : [])
