import type { Facets } from '@mendwell/contract/catalog'
import type { FacetCounts } from './facets.repository.ts'

export function presentFacets(counts: FacetCounts): Facets {
  const { matched, total, minPriceCents, maxPriceCents, priceEdges, priceBuckets, ...facets } =
    counts
  return { ...facets, price: presentPrice(counts) }
}

function presentPrice({ minPriceCents, maxPriceCents, priceEdges, priceBuckets }: FacetCounts) {
  if (minPriceCents === null || maxPriceCents === null || priceEdges === null) return null
  const buckets = Array.from({ length: priceEdges.length + 1 }, () => 0)
  for (const { bucket, count } of priceBuckets) buckets[bucket] = count
  return { min: minPriceCents, max: maxPriceCents, edges: priceEdges, buckets }
}
