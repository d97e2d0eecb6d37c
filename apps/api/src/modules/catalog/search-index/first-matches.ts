import type { Sort } from '@mendwell/contract/catalog'
import type { LoadedIndex } from './load-index.ts'
import { orderOf } from './order-matches.ts'
import { bestMatches, type Term } from './rank-matches.ts'
import { takeBest } from './take-best.ts'

interface Wanted {
  sort: Sort
  /** What was searched for, if these were found by a search. */
  term?: Term | undefined
  limit: number
}

/** The first of some products in an order. */
export function firstMatches(
  { words, facts }: Pick<LoadedIndex, 'words' | 'facts'>,
  docs: Int32Array,
  { sort, term, limit }: Wanted,
): number[] {
  if (sort !== 'relevance' || !term) return takeBest(docs, orderOf(sort, facts), limit)
  return bestMatches(docs, limit, { ...term, words, facts })
}
