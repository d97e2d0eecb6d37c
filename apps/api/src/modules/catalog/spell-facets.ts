import type { Facets } from '@mendwell/contract/catalog'
import { inDollars } from '@mendwell/contract/shapes'
import type * as z from 'zod/mini'
import type { FacetCounts } from './facets.repository.ts'

type FacetsWire = z.input<typeof Facets>

/** The same text as the contract's encoding, without its checks, as products are spelled (spell-product.ts). */
export function spellFacets(counts: FacetCounts): string {
  const { inStock, onBackorder, onSale, rated4 } = counts
  const { latexFree, sterile, singleUse, rx, taxExempt, hasHcpcs } = counts
  const facets: FacetsWire = {
    categories: counts.categories.map(inOrder),
    brands: counts.brands.map(({ brandId, brandName, count }) => ({ brandId, brandName, count })),
    price: presentPrice(counts),
    ...{ inStock, onBackorder, onSale, rated4 },
    ...{ latexFree, sterile, singleUse, rx, taxExempt, hasHcpcs },
  }
  return JSON.stringify(facets)
}

const inOrder = ({ categoryId, category, subCategory, count }: FacetCounts['categories'][0]) => ({
  categoryId,
  category,
  subCategory,
  count,
})

function presentPrice(counts: FacetCounts): FacetsWire['price'] {
  const { minPriceCents, maxPriceCents, priceEdges, priceBuckets } = counts
  if (minPriceCents === null || maxPriceCents === null || priceEdges === null) return null
  const buckets = Array.from({ length: priceEdges.length + 1 }, () => 0)
  for (const { bucket, count } of priceBuckets) buckets[bucket] = count
  const [min, max] = [inDollars(minPriceCents), inDollars(maxPriceCents)]
  return { min, max, edges: priceEdges.map(inDollars), buckets }
}
