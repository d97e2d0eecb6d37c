import type { Facets } from '@mendwell/contract/catalog/catalog'
import type { ListOptions } from '@mendwell/contract/lists/list-options'
import { factFacets } from '@mendwell/domain/facts/fact-facets'
import type { FacetCounts } from './facets.repository.ts'

/** Counts of a list as in the contract; prices in cents. */
export function presentFacets(
  { matched, total, cards, facts, ...counts }: FacetCounts,
  chosen: ListOptions['fact'],
): Facets {
  const { minPriceCents, maxPriceCents, priceEdges, priceBuckets, ...others } = counts
  return { ...others, facts: factFacets(facts, cards, chosen), price: presentPrice(counts) }
}

function presentPrice(
  counts: Pick<FacetCounts, 'minPriceCents' | 'maxPriceCents' | 'priceEdges' | 'priceBuckets'>,
): Facets['price'] {
  const { minPriceCents, maxPriceCents, priceEdges, priceBuckets } = counts
  if (minPriceCents === null || maxPriceCents === null || priceEdges === null) return null
  const buckets = Array.from({ length: priceEdges.length + 1 }, () => 0)
  for (const { bucket, count } of priceBuckets) buckets[bucket] = count
  return { min: minPriceCents, max: maxPriceCents, edges: priceEdges, buckets }
}
