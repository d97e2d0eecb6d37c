import type { ListOptions } from '@mendwell/contract/catalog'
import type { SearchScope } from '../list-scope.repository.ts'
import { countMatches } from './count-matches.ts'
import { failedFilters } from './filter-matches.ts'
import { keep } from './find-matching.ts'
import type { LoadedIndex } from './load-index.ts'
import { byRank, orderOf } from './order-matches.ts'
import type { QueryTree } from './query-tree.ts'
import { rankMatches } from './rank-matches.ts'
import { takeBest } from './take-best.ts'

interface Asked {
  /** The active products that were found, by rising number. */
  docs: Int32Array
  tree: QueryTree | undefined
  scope: Pick<SearchScope, 'code' | 'start'>
  options: ListOptions & { pageSize: number }
}

/** One page of what was found, in its order, and the counts of all of it. */
export function listMatches(index: LoadedIndex, { docs, tree, scope, options }: Asked) {
  const { facts, names } = index
  const failed = failedFilters(docs, facts, options)
  const counts = countMatches({ docs, failed }, facts, names)
  const passing = counts.total === docs.length ? docs : keep(docs, (at) => failed[at] === 0)
  const best = pageOf(index, { docs: passing, tree, scope, options })
  return { ids: best.map((doc) => facts.columns.productId[doc] as number), counts }
}

/** The numbers of the products on the page. */
function pageOf({ words, facts }: LoadedIndex, { docs, tree, scope, options }: Asked): number[] {
  const { page, pageSize, sort } = options
  const end = page * pageSize
  if (end - pageSize >= docs.length) return []
  if (sort !== 'relevance') {
    return takeBest(docs, orderOf(sort, facts), end).slice(end - pageSize)
  }
  const ranks = tree ? rankMatches(docs, { ...scope, tree, words, facts }) : new Float64Array(0)
  return takeBest(docs.keys(), byRank(docs, ranks, facts), end)
    .slice(end - pageSize)
    .map((at) => docs[at] as number)
}
