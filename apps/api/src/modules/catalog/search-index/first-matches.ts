import type { Sort } from '@mendwell/contract/catalog'
import { orderOf } from './order-matches.ts'
import type { ProductFacts } from './product-facts.ts'
import { bestMatches, type Term } from './rank-matches.ts'
import { takeBest } from './take-best.ts'
import type { WordPostings } from './word-postings.ts'

/** What a list or a search looks into. */
export interface Searchable {
  words: WordPostings
  facts: ProductFacts
}

interface Wanted {
  sort: Sort
  /** What was searched for, if these were found by a search. */
  term?: Term | undefined
  limit: number
}

/** The first of some products in an order. */
export function firstMatches(
  { words, facts }: Searchable,
  docs: Int32Array,
  { sort, term, limit }: Wanted,
): number[] {
  if (sort !== 'relevance' || !term) return takeBest(docs, orderOf(sort, facts), limit)
  return bestMatches(docs, limit, { ...term, words, facts })
}
