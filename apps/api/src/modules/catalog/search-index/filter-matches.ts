import { type ListOptions, TRAITS } from '@mendwell/contract/catalog'
import { FACET, traitFacet } from '../list-filters.repository.ts'
import { BRAND_ID, bitsOf, CATEGORY_ID, CENTS, factOf } from './fact-rows.ts'
import { IN_STOCK, isRatedAtLeast, ON_SALE, type ProductFacts } from './product-facts.ts'
import { int32s, uint16s } from './room.ts'

type Passes = (doc: number) => boolean

export interface Filter {
  bit: number
  passes: Passes
}

export type Filtered = ReturnType<typeof filterMatches>

/** Which products of a list pass the ticked filters. */
export function filterMatches(docs: Int32Array, filters: readonly Filter[]) {
  const failed = filters.length > 0 ? failedFilters(docs, filters) : undefined
  const ticked = filters.reduce((bits, { bit }) => bits | bit, 0)
  const passing = failed ? failingAtMost(0, docs, failed) : docs
  return {
    docs,
    passing,
    /** Those that pass all filters but perhaps those of this facet. */
    passingOthers: (facet: number): Int32Array =>
      failed && (ticked & facet) !== 0 ? failingAtMost(facet, docs, failed) : passing,
  }
}

function failingAtMost(facet: number, docs: Int32Array, failed: Uint16Array): Int32Array {
  const found = int32s(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    if (((failed[at] as number) & ~facet) === 0) found[end++] = docs[at] as number
  }
  return found.subarray(0, end)
}

/** For each product the bits of the facets whose ticked filters it fails, 0 for one of the list. */
function failedFilters(docs: Int32Array, filters: readonly Filter[]): Uint16Array {
  const failed = uint16s(docs.length).fill(0)
  for (const { bit, passes } of filters) {
    for (let at = 0; at < docs.length; at++) {
      if (!passes(docs[at] as number)) failed[at] = (failed[at] as number) | bit
    }
  }
  return failed
}

/** The filters that are ticked; the rules are those of list-filters.repository.ts. */
export function filtersOf(
  { rows, columns: { ratingCount, ratingSum } }: ProductFacts,
  options: Partial<ListOptions>,
): Filter[] {
  const filters: Filter[] = []
  const add = (bit: number, passes: Passes) => filters.push({ bit, passes })
  const { minPrice, maxPrice, minRating } = options
  const hasBit =
    (bit: number): Passes =>
    (doc) =>
      (bitsOf(rows, doc) & bit) !== 0
  if (options.categoryId?.length) {
    const wanted = new Set(options.categoryId)
    add(FACET.category, (doc) => wanted.has(factOf(rows, doc, CATEGORY_ID)))
  }
  if (options.brandId?.length) {
    const wanted = new Set(options.brandId)
    add(FACET.brand, (doc) => wanted.has(factOf(rows, doc, BRAND_ID)))
  }
  if (minPrice !== undefined) {
    add(FACET.price, (doc) => factOf(rows, doc, CENTS) >= minPrice)
  }
  if (maxPrice !== undefined) {
    add(FACET.price, (doc) => factOf(rows, doc, CENTS) <= maxPrice)
  }
  // Both kinds ticked is the same as none.
  if (options.inStock && !options.onBackorder) {
    add(FACET.availability, hasBit(IN_STOCK))
  }
  if (options.onBackorder && !options.inStock) {
    const isIn = hasBit(IN_STOCK)
    add(FACET.availability, (doc) => !isIn(doc))
  }
  if (options.onSale) add(FACET.sale, hasBit(ON_SALE))
  if (minRating !== undefined) {
    add(FACET.rating, (doc) =>
      isRatedAtLeast(ratingCount[doc] as number, ratingSum[doc] as number, minRating),
    )
  }
  for (const [place, trait] of TRAITS.entries()) {
    if (options[trait]) add(traitFacet(trait), hasBit(1 << place))
  }
  return filters
}
