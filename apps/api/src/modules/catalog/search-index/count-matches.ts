import { TRAITS, type Trait } from '@mendwell/contract/catalog'
import { STORE_BRAND_ID } from '@mendwell/domain/limits'
import { type FacetCounts, PRICE_BUCKETS } from '../facets.repository.ts'
import { FACET, traitFacet } from '../list-filters.repository.ts'
import { byText } from './by-text.ts'
import { readFacts } from './fact-rows.ts'
import type { Filtered } from './filter-matches.ts'
import { IN_STOCK, ON_SALE, type ProductFacts, RATED_4 } from './product-facts.ts'
import type { ShopNames } from './shop-names.ts'
import { tallyOf } from './tally.ts'

/**
 * What countFacets of facets.repository.ts counts, over products found in the index: each facet over
 * those that pass all filters but its own.
 */
export function countMatches(
  { docs, passing, passingOthers }: Filtered,
  { rows }: ProductFacts,
  names: ShopNames,
): FacetCounts {
  const ofAll = readFacts(rows, passing)
  const inAll = occurring(ofAll.bits)
  const factsIn = (facet: number) => {
    const counted = passingOthers(facet)
    return counted === passing ? ofAll : readFacts(rows, counted)
  }
  const countIn = (facet: number, bit: number, value: number) => {
    const { bits } = factsIn(facet)
    return countWith(bits === ofAll.bits ? inAll : occurring(bits), bit, value)
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
    categories: categoriesIn(tallyOf(factsIn(FACET.category).categoryIds), names),
    brands: brandsIn(tallyOf(factsIn(FACET.brand).brandIds), names),
    ...pricesIn(factsIn(FACET.price).cents),
  }
}

/** The few of the possible bits that products have, and how many have them. */
type Occurring = readonly (readonly [bits: number, count: number])[]

const occurring = (bits: Int32Array): Occurring => [...tallyOf(bits)]

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
function pricesIn(prices: Int32Array) {
  if (prices.length === 0) {
    return { minPriceCents: null, maxPriceCents: null, priceEdges: null, priceBuckets: [] }
  }
  let low = prices[0] as number
  let high = low
  for (let at = 0; at < prices.length; at++) {
    const price = prices[at] as number
    if (price < low) low = price
    if (price > high) high = price
  }
  const [lowest, highest] = [Math.max(low, 1), Math.max(high, 1)]
  const edges = Array.from({ length: PRICE_BUCKETS - 1 }, (_, step) =>
    Math.round(lowest * (highest / lowest) ** ((step + 1) / PRICE_BUCKETS)),
  )
  const reaching = [prices.length, ...edges.map((edge) => countFrom(edge, prices)), 0]
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
