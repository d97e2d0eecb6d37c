import type { Facets } from '@mendwell/contract/catalog/catalog'
import type { FacetCounts } from './facets.repository.ts'

/** Counts of a list as the contract has them; prices in cents. */
export function presentFacets({ matched, total, ...counts }: FacetCounts): Facets {
  const { minPriceCents, maxPriceCents, priceEdges, priceBuckets, ...others } = counts
  return { ...others, price: presentPrice(counts) }
}

function presentPrice(
  counts: FacetCounts | Omit<FacetCounts, 'matched' | 'total'>,
): Facets['price'] {
  const { minPriceCents, maxPriceCents, priceEdges, priceBuckets } = counts
  if (minPriceCents === null || maxPriceCents === null || priceEdges === null) return null
  const buckets = Array.from({ length: priceEdges.length + 1 }, () => 0)
  for (const { bucket, count } of priceBuckets) buckets[bucket] = count
  return { min: minPriceCents, max: maxPriceCents, edges: priceEdges, buckets }
}
