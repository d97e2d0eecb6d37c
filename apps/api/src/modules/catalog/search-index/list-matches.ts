import type { ListOptions } from '@mendwell/contract/catalog'
import { spellCounts } from '../compose-list.ts'
import { countMatches } from './count-matches.ts'
import { type Filter, filterMatches, filtersOf } from './filter-matches.ts'
import { firstMatches } from './first-matches.ts'
import type { KnownList } from './known-lists.ts'
import type { LoadedIndex } from './load-index.ts'
import type { Term } from './rank-matches.ts'

/** What a list or a search finds, before any filter is ticked. */
export interface Matches {
  /** Active products, by rising number. */
  docs: Int32Array
  /** The same in the order asked for, or the first of them, where that is kept. */
  ordered?: Int32Array | undefined
  /** What was searched for. */
  term?: Term | undefined
  /** Keeps the counts while no filter is ticked. */
  list: KnownList
}

export type PageOptions = ListOptions & { pageSize: number }

/** One page of what was found, in its order, and the counts of all of it. */
export function listMatches(index: LoadedIndex, matches: Matches, options: PageOptions) {
  const { facts, names } = index
  const { docs, ordered, list } = matches
  const filters = filtersOf(facts, options)
  const found = filterMatches(docs, filters)
  const isWhole = filters.length === 0
  const known = isWhole ? list.counts : undefined
  const counts = known ?? spellCounts(countMatches(found, facts, names))
  if (isWhole) list.counts = counts
  const inOrder = ordered && pageOf(ordered, { filters, total: found.passing.length }, options)
  const page = inOrder ?? pickPage(index, { ...matches, docs: found.passing }, options)
  return { ids: page.map((doc) => facts.columns.productId[doc] as number), counts }
}

interface Wanted {
  filters: readonly Filter[]
  /** How many products pass them. */
  total: number
}

/**
 * The numbers of the products on a page of a list in order, looking no further than its end; undefined where the
 * list is in order for the first of its products only, and too few of those pass.
 */
function pageOf(
  ordered: Int32Array,
  { filters, total }: Wanted,
  { page, pageSize }: PageOptions,
): number[] | undefined {
  const start = (page - 1) * pageSize
  const wanted = Math.max(0, Math.min(pageSize, total - start))
  const found: number[] = []
  let toSkip = start
  for (let at = 0; at < ordered.length && found.length < wanted; at++) {
    const doc = ordered[at] as number
    if (!filters.every(({ passes }) => passes(doc))) continue
    if (toSkip > 0) toSkip--
    else found.push(doc)
  }
  return found.length === wanted ? found : undefined
}

/** The numbers of the products on a page of what is in no order yet. */
function pickPage(
  index: LoadedIndex,
  { docs, term }: Matches,
  { page, pageSize, sort }: PageOptions,
): number[] {
  const end = page * pageSize
  const start = end - pageSize
  if (start >= docs.length) return []
  return firstMatches(index, docs, { sort, term, limit: end }).slice(start)
}
