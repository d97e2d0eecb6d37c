import { type ListOptions, TRAITS } from '@mendwell/contract/catalog'
import { FACET, traitFacet } from '../list-filters.repository.ts'
import { IN_STOCK, ON_SALE, type ProductFacts } from './product-facts.ts'

type Passes = (doc: number) => boolean

/**
 * For each product the bits of the facets whose ticked filters it fails, 0 for one of the list; the
 * rules are those of list-filters.repository.ts.
 */
export function failedFilters(
  docs: Int32Array,
  { columns }: ProductFacts,
  options: Partial<ListOptions>,
): Uint16Array {
  const failed = new Uint16Array(docs.length)
  for (const [bit, passes] of filtersOf(columns, options)) {
    for (let at = 0; at < docs.length; at++) {
      if (!passes(docs[at] as number)) failed[at] = (failed[at] as number) | bit
    }
  }
  return failed
}

function filtersOf(
  { categoryId, brandId, cents, bits, ratingCount, ratingSum }: ProductFacts['columns'],
  options: Partial<ListOptions>,
) {
  const filters: [bit: number, passes: Passes][] = []
  const { minPrice, maxPrice, minRating } = options
  const hasBit =
    (bit: number): Passes =>
    (doc) =>
      ((bits[doc] as number) & bit) !== 0
  if (options.categoryId?.length) {
    const wanted = new Set(options.categoryId)
    filters.push([FACET.category, (doc) => wanted.has(categoryId[doc] as number)])
  }
  if (options.brandId?.length) {
    const wanted = new Set(options.brandId)
    filters.push([FACET.brand, (doc) => wanted.has(brandId[doc] as number)])
  }
  if (minPrice !== undefined) {
    filters.push([FACET.price, (doc) => (cents[doc] as number) >= minPrice])
  }
  if (maxPrice !== undefined) {
    filters.push([FACET.price, (doc) => (cents[doc] as number) <= maxPrice])
  }
  // Both kinds ticked is the same as none.
  if (options.inStock && !options.onBackorder) {
    filters.push([FACET.availability, hasBit(IN_STOCK)])
  }
  if (options.onBackorder && !options.inStock) {
    const isIn = hasBit(IN_STOCK)
    filters.push([FACET.availability, (doc) => !isIn(doc)])
  }
  if (options.onSale) filters.push([FACET.sale, hasBit(ON_SALE)])
  if (minRating !== undefined) {
    filters.push([
      FACET.rating,
      (doc) => isRatedAtLeast(ratingCount[doc] as number, ratingSum[doc] as number, minRating),
    ])
  }
  for (const [place, trait] of TRAITS.entries()) {
    if (options[trait]) filters.push([traitFacet(trait), hasBit(1 << place)])
  }
  return filters
}

export const isRatedAtLeast = (count: number, sum: number, stars: number) =>
  count > 0 && sum >= stars * count
