import type { ListOptions } from '@mendwell/contract/catalog'
import { spellCounts } from '../compose-list.ts'
import { countMatches } from './count-matches.ts'
import { type Filter, failedFilters, filtersOf } from './filter-matches.ts'
import { keep } from './find-matching.ts'
import type { KnownList } from './known-lists.ts'
import type { LoadedIndex } from './load-index.ts'
import { byRank, orderOf } from './order-matches.ts'
import { rankMatches, type Term } from './rank-matches.ts'
import { takeBest } from './take-best.ts'

/** What a list or a search finds, before any filter is ticked. */
export interface Matches {
  /** Active products, by rising number. */
  docs: Int32Array
  /** The same in the order asked for, where that is kept. */
  ordered?: Int32Array | undefined
  /** What was searched for. */
  term?: Term | undefined
  /** Keeps the counts while no filter is ticked. */
  list?: KnownList
}

type Options = ListOptions & { pageSize: number }

/** One page of what was found, in its order, and the counts of all of it. */
export function listMatches(index: LoadedIndex, matches: Matches, options: Options) {
  const { facts, names } = index
  const { docs, ordered, list } = matches
  const filters = filtersOf(facts, options)
  const failed = failedFilters(docs, filters)
  const known = filters.length === 0 ? list?.counts : undefined
  const counts = known ?? spellCounts(countMatches({ docs, failed }, facts, names))
  if (list && filters.length === 0) list.counts = counts
  const passing = () => (filters.length === 0 ? docs : keep(docs, (at) => failed[at] === 0))
  const page = ordered
    ? pageOf(ordered, filters, options)
    : pickPage(index, { ...matches, docs: passing() }, options)
  return { ids: page.map((doc) => facts.columns.productId[doc] as number), counts }
}

/** The numbers of the products on a page of a list in order, looking no further than its end. */
function pageOf(
  ordered: Int32Array,
  filters: readonly Filter[],
  { page, pageSize }: Options,
): number[] {
  const found: number[] = []
  let toSkip = (page - 1) * pageSize
  for (let at = 0; at < ordered.length && found.length < pageSize; at++) {
    const doc = ordered[at] as number
    if (!filters.every(({ passes }) => passes(doc))) continue
    if (toSkip > 0) toSkip--
    else found.push(doc)
  }
  return found
}

/** The numbers of the products on a page of what is in no order yet. */
function pickPage(
  { words, facts }: LoadedIndex,
  { docs, term }: Matches,
  { page, pageSize, sort }: Options,
): number[] {
  const end = page * pageSize
  const start = end - pageSize
  if (start >= docs.length) return []
  if (sort !== 'relevance' || !term) return takeBest(docs, orderOf(sort, facts), end).slice(start)
  const ranks = rankMatches(docs, { ...term, words, facts })
  return takeBest(docs.keys(), byRank(docs, ranks, facts), end)
    .slice(start)
    .map((at) => docs[at] as number)
}
