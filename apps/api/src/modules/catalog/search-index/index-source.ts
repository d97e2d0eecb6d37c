import { MAX_LIST } from '@mendwell/domain/limits'
import type { CatalogueReader } from '../catalogue-reader.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import { composePage } from '../compose-list.ts'
import { findPage } from '../database-source.ts'
import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { exactly } from '../search-words.ts'
import { activeAmong, docsInScope } from './docs-in-scope.ts'
import { findMatching } from './find-matching.ts'
import type { Lexemes } from './lexemes.ts'
import { listMatches, type PageOptions } from './list-matches.ts'
import { type QueryTree, wordsIn } from './query-tree.ts'
import type { Term } from './rank-matches.ts'
import { inRoom } from './room.ts'
import type { CurrentIndex } from './search-index.ts'
import { bestSuggestions, suggestNames } from './suggest-matches.ts'
import { hintsOf, usesOf, type WordLooks } from './word-hints.ts'
import { unpackedOnce } from './word-postings.ts'

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

  const read = (queries: readonly string[]) => lexemes.read(db, queries)

  const find = (tree: QueryTree | undefined, asked = words) =>
    tree ? activeAmong(findMatching(tree, asked), facts.rows) : new Int32Array(0)

  const count = (tree: QueryTree | undefined): number => inRoom(() => find(tree).length)

  async function termOf(scope: SearchScope): Promise<Term | undefined> {
    const [tree] = await read([scope.query])
    return tree && { ...scope, tree }
  }

  /** The ids and counts of a page; undefined where PostgreSQL had better be asked. */
  function pageOf(scope: Scope, term: Term | undefined, options: PageOptions) {
    const { page, pageSize, sort } = options
    const end = page * pageSize
    const once = { ...index, words: unpackedOnce(words) }
    const list = lists.listOf(scope, () =>
      scope.kind === 'search' ? find(term?.tree, once.words) : docsInScope(scope, facts),
    )
    const ordered = lists.inOrder(once, list, { sort, term, end })
    if (!ordered && Math.min(end, list.docs.length) > MAX_PICKED) return undefined
    const found = listMatches(once, { docs: list.docs, ordered, term, list }, options)
    lists.keep(list)
    return found
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
    count: async (query) => count((await read([query]))[0]),
    isStop: async (word) => (await read([exactly(word)]))[0] === undefined,
  }

  return {
    madeAtMs,
    async list(scope, options) {
      const { page, pageSize = MAX_LIST } = options
      const term = scope.kind === 'search' ? await termOf(scope) : undefined
      const found = inRoom(() => pageOf(scope, term, { ...options, pageSize }))
      if (!found) return findPage(reader, scope, options)
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
      return queries.find((_, at) => count(trees[at]) > 0)
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
