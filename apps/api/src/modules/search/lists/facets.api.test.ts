import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import { TRAITS, type Trait } from '@mendwell/contract/lists/list-options'
import { cartUnitPrice, countingSalePrice } from '@mendwell/domain/money/pricing'
import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

type Page = z.input<typeof ProductPage>

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const CATEGORIES = [1, 2, 3]
const BRANDS = [1, 2, 3]

/** A product as the test sees it; unspecified values are the same for all. */
interface Made {
  categoryId: number
  brandId: number | null
  cents: number
  quantity: number | null
  /** With CUTPRICE, in cents. */
  sale: number | null
  active: boolean
  stars: number[]
  traits: Trait[]
}

const made: fc.Arbitrary<Made> = fc.record({
  categoryId: fc.constantFrom(...CATEGORIES),
  brandId: fc.constantFrom(null, ...BRANDS),
  cents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000_000 })),
  quantity: fc.constantFrom(null, 0, 1, 30),
  sale: fc.option(
    fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000_000 })),
  ),
  active: fc.boolean(),
  stars: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
  traits: fc.subarray([...TRAITS]),
})

const filters = fc.record(
  {
    categoryId: fc.subarray(CATEGORIES, { minLength: 1 }),
    brandId: fc.subarray([STORE_BRAND_ID, ...BRANDS], { minLength: 1 }),
    minPrice: fc.integer({ min: 0, max: 300 }),
    maxPrice: fc.integer({ min: 0, max: 3_000 }),
    orderable: fc.boolean(),
    inStock: fc.boolean(),
    onBackorder: fc.boolean(),
    onSale: fc.boolean(),
    minRating: fc.integer({ min: 1, max: 5 }),
    latexFree: fc.boolean(),
    sterile: fc.boolean(),
    singleUse: fc.boolean(),
    rx: fc.boolean(),
    taxExempt: fc.boolean(),
    hasHcpcs: fc.boolean(),
  },
  { requiredKeys: [] },
)
type Filters = typeof filters extends fc.Arbitrary<infer Value> ? Value : never
type Facet =
  | 'category'
  | 'brand'
  | 'price'
  | 'orderable'
  | 'availability'
  | 'sale'
  | 'rating'
  | Trait

const hasStock = ({ quantity }: Made) => quantity !== null && quantity > 0
const average = ({ stars }: Made) => stars.reduce((sum, star) => sum + star, 0) / stars.length

const pricesOf = ({ cents, sale }: Made) => ({
  unitPriceCents: cents,
  salePriceCents: sale,
  cutPrice: sale !== null,
})
const shownCents = (product: Made) => cartUnitPrice(pricesOf(product))
const isOnSale = (product: Made) => countingSalePrice(pricesOf(product)) !== null

const traitRule =
  (trait: Trait) =>
  ({ traits }: Made, ticked: Filters) =>
    !ticked[trait] || traits.includes(trait)

/** The filter rules in plain TypeScript, one per facet. */
const rules: Record<Facet, (product: Made, ticked: Filters) => boolean> = {
  category: ({ categoryId }, ticked) => ticked.categoryId?.includes(categoryId) ?? true,
  brand: ({ brandId }, ticked) => ticked.brandId?.includes(brandId ?? STORE_BRAND_ID) ?? true,
  // Without a shown price, no range matches.
  price: (product, { minPrice, maxPrice }) =>
    (minPrice === undefined && maxPrice === undefined) ||
    (shownCents(product) > 0 &&
      shownCents(product) >= (minPrice ?? 0) * 100 &&
      shownCents(product) <= (maxPrice ?? Infinity) * 100),
  orderable: (product, ticked) =>
    !ticked.orderable || (product.cents > 0 && !product.traits.includes('rx')),
  availability: (product, { inStock, onBackorder }) =>
    Boolean(inStock) === Boolean(onBackorder) || hasStock(product) === Boolean(inStock),
  sale: (product, ticked) => !ticked.onSale || isOnSale(product),
  rating: (product, { minRating }) =>
    minRating === undefined || (product.stars.length > 0 && average(product) >= minRating),
  latexFree: traitRule('latexFree'),
  sterile: traitRule('sterile'),
  singleUse: traitRule('singleUse'),
  rx: traitRule('rx'),
  taxExempt: traitRule('taxExempt'),
  hasHcpcs: traitRule('hasHcpcs'),
}

const FACETS: Facet[] = [
  'category',
  'brand',
  'price',
  'orderable',
  'availability',
  'sale',
  'rating',
  ...TRAITS,
]

const passing = (products: Made[], ticked: Filters, except?: Facet) =>
  products.filter(
    (product) =>
      product.active && FACETS.every((facet) => facet === except || rules[facet](product, ticked)),
  )

function countBy<Key>(products: Made[], keyOf: (product: Made) => Key) {
  const counts = new Map<Key, number>()
  for (const product of products) counts.set(keyOf(product), (counts.get(keyOf(product)) ?? 0) + 1)
  return counts
}

async function stockShop(products: Made[]) {
  await shop.reset()
  for (const _ of CATEGORIES) await shop.make.category()
  for (const _ of BRANDS) await shop.make.brand()
  const { custId } = await shop.make.customer()
  const critics = [custId, (await shop.make.customer()).custId, (await shop.make.customer()).custId]
  for (const { categoryId, brandId, cents, quantity, sale, active, stars, traits } of products) {
    const { productId } = await shop.make.product({
      ...{ categoryId, brandId, quantity, unitPriceCents: cents },
      productName: 'Thing',
      ...(sale !== null && { cutPrice: true, salePriceCents: sale }),
      productStatus: active ? 'A' : 'N',
      // Unknown and no are treated alike, for latex the other way round.
      latex: traits.includes('latexFree') ? false : cents % 2 === 0 || null,
      sterile: traits.includes('sterile'),
      singleUse: traits.includes('singleUse') || null,
      rx: traits.includes('rx'),
      taxExemptFlag: traits.includes('taxExempt'),
      hcpcs: traits.includes('hasHcpcs') ? 'A4253' : null,
    })
    const reviews = stars.map((rating, index) => ({
      ...{ productId, rating, reviewTitle: 'Title', reviewMsg: 'Text' },
      custId: critics[index] ?? custId,
    }))
    if (reviews.length > 0) await shop.db.insertInto('review').values(reviews).execute()
  }
}

function addressOf(list: string, ticked: Filters) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(ticked)) {
    for (const one of [value].flat()) query.append(name, String(one))
  }
  return `${list}?${query}`
}

/** Every bucket of the price facet holds what lies between its ends. */
function expectPriceFacet(price: Page['facets']['price'], products: Made[]) {
  const cents = products.map(shownCents).filter((shown) => shown > 0)
  if (cents.length === 0) return expect(price).toBeNull()
  expect(price).toMatchObject({ min: Math.min(...cents) / 100, max: Math.max(...cents) / 100 })
  const edges = price?.edges.map((edge) => Math.round(edge * 100)) ?? []
  expect(edges).toHaveLength(7)
  expect(edges).toEqual([...edges].sort((one, other) => one - other))
  const ends = [-Infinity, ...edges, Infinity]
  const naive = ends
    .slice(1)
    .map((end, index) => cents.filter((c) => c >= (ends[index] ?? 0) && c < end).length)
  expect(price?.buckets).toEqual(naive)
}

function expectFacets({ facets, total, productList }: Page, products: Made[], ticked: Filters) {
  const found = passing(products, ticked)
  expect(total).toBe(found.length)
  expect(productList).toHaveLength(found.length)
  expect(new Map(facets.categories.map(({ categoryId, count }) => [categoryId, count]))).toEqual(
    countBy(passing(products, ticked, 'category'), ({ categoryId }) => categoryId),
  )
  expect(new Map(facets.brands.map(({ brandId, count }) => [brandId, count]))).toEqual(
    countBy(passing(products, ticked, 'brand'), ({ brandId }) => brandId),
  )
  const available = passing(products, ticked, 'availability')
  expect(facets.inStock).toBe(available.filter(hasStock).length)
  expect(facets.orderable).toBe(passing(products, { ...ticked, orderable: true }).length)
  expect(facets.onBackorder).toBe(available.filter((product) => !hasStock(product)).length)
  expect(facets.onSale).toBe(passing(products, ticked, 'sale').filter(isOnSale).length)
  expect(facets.rated4).toBe(
    passing(products, ticked, 'rating').filter((product) => average(product) >= 4).length,
  )
  for (const trait of TRAITS) {
    const having = passing(products, ticked, trait).filter(({ traits }) => traits.includes(trait))
    expect(facets[trait], trait).toBe(having.length)
  }
  expectPriceFacet(facets.price, passing(products, ticked, 'price'))
}

describe('facets', () => {
  it('show under every combination of filters what ticking them would give', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { maxLength: 12 }),
        fc.array(filters, { minLength: 8, maxLength: 8 }),
        async (products, ticks) => {
          await stockShop(products)
          for (const ticked of ticks) {
            for (const list of [
              '/products/findProductsByCategory/-1',
              '/products/searchProducts/thing',
            ]) {
              const response = await shop.get(addressOf(list, ticked))
              expectFacets(response.json<Page>(), products, ticked)
            }
          }
        },
      ),
      { numRuns: 12, seed: 7, endOnFailure: true },
    )
  }, 300_000)

  it('name categories and brands, the store brand by the name of the shop', async () => {
    const { categoryId, subCategory } = await shop.make.category({ category: 'Braces' })
    const { brandId, brandName } = await shop.make.brand()
    await shop.make.product({ categoryId, brandId })
    await shop.make.product({ categoryId })
    await shop.make.product({ categoryId })

    const { facets } = (await shop.get('/products/findProductsByCategory/-1')).json<Page>()

    expect(facets.categories).toEqual([{ categoryId, category: 'Braces', subCategory, count: 3 }])
    expect(facets.brands).toEqual([
      { brandId: null, brandName: 'Mendwell', count: 2 },
      { brandId, brandName, count: 1 },
    ])
  })

  it('treat both kinds of availability as no filter', async () => {
    await shop.make.product({ quantity: 3 })
    await shop.make.product({ quantity: null })
    const total = async (query: string) =>
      (await shop.get(`/products/findProductsByCategory/-1?${query}`)).json<Page>().total

    expect(await total('inStock=true')).toBe(1)
    expect(await total('onBackorder=1')).toBe(1)
    expect(await total('inStock=true&onBackorder=true')).toBe(2)
    expect(await total('inStock=false')).toBe(2)
  })
})
