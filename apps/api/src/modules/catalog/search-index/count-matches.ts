import { TRAITS, type Trait } from '@mendwell/contract/catalog'
import { type FacetCounts, PRICE_BUCKETS } from '../facets.repository.ts'
import { FACET, traitFacet } from '../list-filters.repository.ts'
import { byText } from './by-text.ts'
import { isRatedAtLeast } from './filter-matches.ts'
import { ACTIVE, IN_STOCK, ON_SALE, type ProductFacts } from './product-facts.ts'
import type { ShopNames } from './shop-names.ts'
import { makeTally } from './tally.ts'

interface Found {
  docs: Int32Array
  /** Of each the bits of the facets whose filters it fails. */
  failed: Uint16Array
}

/**
 * What countFacets of facets.repository.ts counts, over products found in the index, in one pass: a
 * product that fails nothing counts everywhere, one that fails a single facet's filters counts in that facet, and
 * any other nowhere.
 */
export function countMatches(found: Found, facts: ProductFacts, names: ShopNames): FacetCounts {
  const { docs, failed } = found
  const { bits, cents, categoryId, brandId, ratingCount, ratingSum } = facts.columns
  /** How many products of the list have these bits. */
  const byBits = new Int32Array(ACTIVE * 2)
  /** Of those that fail one facet only, by the facet. */
  const ofOne = new Map<number, Int32Array>()
  const [categories, brands] = [makeTally(), makeTally()]
  const prices = new Int32Array(docs.length)
  let [total, rated4, priced] = [0, 0, 0]
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const fails = failed[at] as number
    if ((fails & (fails - 1)) !== 0) continue
    if (fails === 0 || fails === FACET.category) categories.add(categoryId[doc] as number)
    if (fails === 0 || fails === FACET.brand) brands.add(brandId[doc] as number)
    if (fails === 0 || fails === FACET.price) prices[priced++] = cents[doc] as number
    if (fails === 0 || fails === FACET.rating) {
      if (isRatedAtLeast(ratingCount[doc] as number, ratingSum[doc] as number, 4)) rated4++
    }
    if (fails === 0) total++
    const counts = fails === 0 ? byBits : countsOf(fails)
    const has = bits[doc] as number
    counts[has] = (counts[has] as number) + 1
  }

  function countsOf(facet: number): Int32Array {
    const known = ofOne.get(facet) ?? new Int32Array(ACTIVE * 2)
    ofOne.set(facet, known)
    return known
  }
  const inAll = occurring(byBits)
  const inOne = new Map([...ofOne].map(([facet, counts]) => [facet, occurring(counts)]))
  const countIn = (facet: number, bit: number, value: number) =>
    countWith(inAll, bit, value) + countWith(inOne.get(facet) ?? [], bit, value)
  const traits = TRAITS.map((trait, place) => [
    trait,
    countIn(traitFacet(trait), 1 << place, 1 << place),
  ])

  return {
    ...(Object.fromEntries(traits) as Record<Trait, number>),
    ...{ matched: docs.length, total, rated4 },
    inStock: countIn(FACET.availability, IN_STOCK, IN_STOCK),
    onBackorder: countIn(FACET.availability, IN_STOCK, 0),
    onSale: countIn(FACET.sale, ON_SALE, ON_SALE),
    categories: categoriesIn(new Map(categories.entries()), names),
    brands: brandsIn(brands.entries(), names),
    ...pricesIn(prices.subarray(0, priced)),
  }
}

type Occurring = readonly (readonly [bits: number, count: number])[]

/** The few of the possible bits that products have. */
function occurring(counts: Int32Array): Occurring {
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

function brandsIn(counts: readonly (readonly [number, number])[], { brands, shopName }: ShopNames) {
  const named = counts.map(([id, count]) => ({
    brandId: id === 0 ? null : id,
    brandName: id === 0 ? shopName : (brands.get(id)?.brandName ?? shopName),
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
  let [low, high] = [Infinity, -Infinity]
  for (let at = 0; at < prices.length; at++) {
    const price = prices[at] as number
    if (price < low) low = price
    if (price > high) high = price
  }
  const [lowest, highest] = [Math.max(low, 1), Math.max(high, 1)]
  const edges = Array.from({ length: PRICE_BUCKETS - 1 }, (_, step) =>
    Math.round(lowest * (highest / lowest) ** ((step + 1) / PRICE_BUCKETS)),
  )
  const buckets = new Int32Array(PRICE_BUCKETS)
  for (let at = 0; at < prices.length; at++) {
    let bucket = 0
    while (bucket < edges.length && (prices[at] as number) >= (edges[bucket] as number)) bucket++
    buckets[bucket] = (buckets[bucket] as number) + 1
  }
  const priceBuckets = Array.from(buckets, (count, bucket) => ({ bucket, count }))
  return { minPriceCents: low, maxPriceCents: high, priceEdges: edges, priceBuckets }
}
