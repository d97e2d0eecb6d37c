import { TRAITS, type Trait } from '@mendwell/contract/catalog'
import { STORE_BRAND_ID } from '@mendwell/domain/limits'
import { type FacetCounts, PRICE_BUCKETS } from '../facets.repository.ts'
import { FACET, traitFacet } from '../list-filters.repository.ts'
import { byText } from './by-text.ts'
import type { Filtered } from './filter-matches.ts'
import { ACTIVE, IN_STOCK, ON_SALE, type ProductFacts, RATED_4 } from './product-facts.ts'
import { int32s } from './room.ts'
import type { ShopNames } from './shop-names.ts'
import { tallyOf } from './tally.ts'

/**
 * What countFacets of facets.repository.ts counts, over products found in the index: each facet over
 * those that pass all filters but its own.
 */
export function countMatches(
  { docs, passing, passingOthers }: Filtered,
  { columns }: ProductFacts,
  names: ShopNames,
): FacetCounts {
  const inAll = occurring(columns.bits, passing)
  const countIn = (facet: number, bit: number, value: number) => {
    const counted = passingOthers(facet)
    return countWith(counted === passing ? inAll : occurring(columns.bits, counted), bit, value)
  }
  const traits = TRAITS.map((trait, place) => [
    trait,
    countIn(traitFacet(trait), 1 << place, 1 << place),
  ])
  return {
    ...(Object.fromEntries(traits) as Record<Trait, number>),
    ...{ matched: docs.length, total: passing.length },
    inStock: countIn(FACET.availability, IN_STOCK, IN_STOCK),
    onBackorder: countIn(FACET.availability, IN_STOCK, 0),
    onSale: countIn(FACET.sale, ON_SALE, ON_SALE),
    rated4: countIn(FACET.rating, RATED_4, RATED_4),
    categories: categoriesIn(tallyOf(columns.categoryId, passingOthers(FACET.category)), names),
    brands: brandsIn(tallyOf(columns.brandId, passingOthers(FACET.brand)), names),
    ...pricesIn(columns.cents, passingOthers(FACET.price)),
  }
}

type Occurring = readonly (readonly [bits: number, count: number])[]

/** The few of the possible bits that products have, and how many have them. */
function occurring(bitsOf: Uint16Array, docs: Int32Array): Occurring {
  const counts = int32s(ACTIVE * 2).fill(0)
  for (let at = 0; at < docs.length; at++) {
    const bits = bitsOf[docs[at] as number] as number
    counts[bits] = (counts[bits] as number) + 1
  }
  const found: [number, number][] = []
  for (let bits = 0; bits < counts.length; bits++) {
    if (counts[bits] !== 0) found.push([bits, counts[bits] as number])
  }
  return found
}

function countWith(counts: Occurring, bit: number, value: number): number {
  let sum = 0
  for (const [bits, count] of counts) if ((bits & bit) === value) sum += count
  return sum
}

const categoriesIn = (counts: ReadonlyMap<number, number>, { categories }: ShopNames) =>
  categories.flatMap(({ categoryId, category, subCategory }) => {
    const count = counts.get(categoryId)
    return count === undefined ? [] : [{ categoryId, category, subCategory, count }]
  })

function brandsIn(counts: ReadonlyMap<number, number>, { brands, shopName }: ShopNames) {
  const named = [...counts].map(([id, count]) => ({
    brandId: id === STORE_BRAND_ID ? null : id,
    brandName: id === STORE_BRAND_ID ? shopName : (brands.get(id)?.brandName ?? shopName),
    count,
  }))
  return named.sort(
    (one, other) =>
      other.count - one.count ||
      byText(one.brandName, other.brandName) ||
      (one.brandId ?? Infinity) - (other.brandId ?? Infinity),
  )
}

/** Stretches equal on a logarithmic scale, between the lowest and the highest price. */
function pricesIn(cents: Int32Array, docs: Int32Array) {
  if (docs.length === 0) {
    return { minPriceCents: null, maxPriceCents: null, priceEdges: null, priceBuckets: [] }
  }
  const prices = int32s(docs.length)
  let low = cents[docs[0] as number] as number
  let high = low
  for (let at = 0; at < docs.length; at++) {
    const price = cents[docs[at] as number] as number
    prices[at] = price
    if (price < low) low = price
    if (price > high) high = price
  }
  const [lowest, highest] = [Math.max(low, 1), Math.max(high, 1)]
  const edges = Array.from({ length: PRICE_BUCKETS - 1 }, (_, step) =>
    Math.round(lowest * (highest / lowest) ** ((step + 1) / PRICE_BUCKETS)),
  )
  const reaching = [docs.length, ...edges.map((edge) => countFrom(edge, prices)), 0]
  const priceBuckets = Array.from({ length: PRICE_BUCKETS }, (_, bucket) => ({
    bucket,
    count: (reaching[bucket] as number) - (reaching[bucket + 1] as number),
  }))
  return { minPriceCents: low, maxPriceCents: high, priceEdges: edges, priceBuckets }
}

/** How many prices are so high; by the sign of a difference, as guesses at branches would mostly be wrong. */
function countFrom(edge: number, prices: Int32Array): number {
  let count = 0
  for (let at = 0; at < prices.length; at++) count += (edge - 1 - (prices[at] as number)) >>> 31
  return count
}
