import type { Sort } from '@mendwell/contract/catalog'
import { makeBoundedMap } from '../../../cache/bounded-map.ts'
import type { ListCounts } from '../compose-list.ts'
import type { Scope, SearchScope } from '../list-scope.repository.ts'
import { docsInScope } from './docs-in-scope.ts'
import { orderOf } from './order-matches.ts'
import type { ProductFacts } from './product-facts.ts'
import { takeBest } from './take-best.ts'

/** Longer lists are not sorted as a whole: other calls would wait for it. */
const MAX_ORDERED = 20_000
/** Most visitors see no more than so many products of a list; they are picked without sorting it. */
const FIRST_PAGES = 100
const MAX_BYTES = 8 * 1024 * 1024
/** What a list takes beside its numbers: its key and its counts. */
const OVERHEAD_BYTES = 10_000

/** What a list is before any filter: the same for all its pages and filters until a product changes. */
export interface KnownList {
  /** Active products, by rising number. */
  docs: Int32Array
  /** The same in the orders that were asked for, or the first of them. */
  orders: Partial<Record<Sort, Int32Array>>
  /** Without any filter. */
  counts?: ListCounts
}

export type KnownLists = ReturnType<typeof makeKnownLists>

/** Lists of an index by their scope, forgotten together as soon as anything changes in it. */
export function makeKnownLists(facts: ProductFacts) {
  const lists = makeBoundedMap<KnownList>(MAX_BYTES, bytesOf)

  function listOf(scope: Exclude<Scope, SearchScope>): KnownList {
    const key = JSON.stringify(scope)
    const known = lists.get(key)
    if (known) return known
    const list: KnownList = { docs: docsInScope(scope, facts), orders: {} }
    lists.put(key, list)
    return list
  }

  return {
    listOf,
    /** A list's products in an order, up to this place at least; undefined where that would take too long. */
    inOrder(list: KnownList, sort: Sort, end: number): Int32Array | undefined {
      const { docs, orders } = list
      const known = orders[sort]
      if (known && known.length >= Math.min(end, docs.length)) return known
      const order = orderOf(sort, facts)
      if (end <= FIRST_PAGES) orders[sort] = Int32Array.from(takeBest(docs, order, FIRST_PAGES))
      else if (docs.length <= MAX_ORDERED) orders[sort] = docs.slice().sort(order)
      else return undefined
      return orders[sort]
    },
    forget: () => lists.clear(),
  }
}

/** With two orders, which is as many as most lists are asked for. */
const bytesOf = ({ docs }: KnownList) =>
  docs.byteLength * (docs.length > MAX_ORDERED ? 1 : 3) + OVERHEAD_BYTES
