import type { Sort } from '@mendwell/contract/catalog'
import { makeAskedLately } from '../../../cache/asked-lately.ts'
import { makeBoundedMap } from '../../../cache/bounded-map.ts'
import type { ListCounts } from '../compose-list.ts'
import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { firstMatches, type Searchable } from './first-matches.ts'
import { orderOf } from './order-matches.ts'
import type { Term } from './rank-matches.ts'

/** Longer lists are not sorted as a whole: other calls would wait for it. */
const MAX_ORDERED = 20_000
/** Most visitors see no more than so many products of a list; they are picked without sorting it. */
const FIRST_PAGES = 100
const MAX_BYTES = 4 * 1024 * 1024
const MAX_SUGGESTION_BYTES = 512 * 1024
/** What a list takes beside its numbers and its facets: its key and its objects. */
const OVERHEAD_BYTES = 1_000
const SUGGESTION_BYTES = 500

/** What a list or a search finds before any filter: the same for all its pages and filters until a product changes. */
export interface KnownList {
  key: string
  /** Active products, by rising number. */
  docs: Int32Array
  /** The same in the orders that were asked for, or the first of them. */
  orders: Partial<Record<Sort, Int32Array>>
  /** Without any filter. */
  counts?: ListCounts
  /** Most lists are asked for once, and then no more than a page of them is needed. */
  isAskedAgain: boolean
}

interface Ordered {
  sort: Sort
  /** What was searched for, if it is a search. */
  term?: Term | undefined
  /** Up to this place at least. */
  end: number
}

export type KnownLists = ReturnType<typeof makeKnownLists>

/** What an index was asked for, by scope; forgotten together as soon as anything changes in it. */
export function makeKnownLists() {
  const lists = makeBoundedMap<KnownList>(MAX_BYTES, bytesOf)
  const wasAskedLately = makeAskedLately()
  const suggestions = makeBoundedMap<number[]>(MAX_SUGGESTION_BYTES, () => SUGGESTION_BYTES)

  return {
    /** What is found may lie in room that passes (inRoom): a list that will be kept has memory of its own. */
    listOf(scope: Scope, find: () => Int32Array): KnownList {
      const key = JSON.stringify(scope)
      const known = lists.get(key)
      if (known) return known
      const isAskedAgain = wasAskedLately(key)
      const found = find()
      return { key, docs: isAskedAgain ? found.slice() : found, orders: {}, isAskedAgain }
    },
    /**
     * Keeps a list with the orders and counts that it has now, once it is asked for again: most searches never are, and
     * what pushes each other out is garbage that only a collection of the whole heap finds.
     */
    keep(list: KnownList): void {
      if (list.isAskedAgain && list.docs.length > 0) lists.put(list.key, list)
    },
    /** A list's products in an order; undefined where sorting so many would take too long. */
    inOrder(
      index: Searchable,
      { docs, orders, isAskedAgain }: KnownList,
      { sort, term, end }: Ordered,
    ): Int32Array | undefined {
      const known = orders[sort]
      if (known && known.length >= Math.min(end, docs.length)) return known
      const isRanked = term !== undefined && sort === 'relevance'
      if (end <= FIRST_PAGES) {
        const limit = isAskedAgain ? FIRST_PAGES : end
        orders[sort] = Int32Array.from(firstMatches(index, docs, { sort, term, limit }))
      } else if (docs.length <= MAX_ORDERED && !isRanked) {
        orders[sort] = docs.slice().sort(orderOf(sort, index.facts))
      } else return undefined
      return orders[sort]
    },
    /** Ids of the products that are suggested for what was typed. */
    suggestionsOf(scope: SearchScope, limit: number, find: () => number[]): number[] {
      const key = JSON.stringify({ ...scope, limit })
      const ids = suggestions.get(key) ?? find()
      suggestions.put(key, ids)
      return ids
    },
    forget() {
      lists.clear()
      suggestions.clear()
    },
  }
}

function bytesOf({ docs, orders, counts }: KnownList): number {
  const ordered = Object.values(orders).reduce((sum, order) => sum + order.byteLength, 0)
  return docs.buffer.byteLength + ordered + (counts?.facets.length ?? 0) + OVERHEAD_BYTES
}
