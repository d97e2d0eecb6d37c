import type { ProductPage, ProductWire } from '@mendwell/contract/catalog/catalog'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

type Page = z.input<typeof ProductPage>

const shop = await startTestShop()
const { db, catalogue } = shop.deps
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const page = async (url: string) => (await shop.get(url)).json<Page>()
const idsOf = (list: { productList: ProductWire[] }) =>
  list.productList.map(({ productId }) => productId)

/** Products in a category of their own, one row each. */
async function shelf(...rows: Parameters<typeof shop.make.product>[0][]) {
  const { categoryId } = await shop.make.category()
  const ids: number[] = []
  for (const row of rows) ids.push((await shop.make.product({ categoryId, ...row })).productId)
  return { categoryId, ids, url: `/products/findProductsByCategory/${categoryId}` }
}

describe('findProductsByCategory', () => {
  it('lists the active products of the category, all of them without a page size', async () => {
    const { ids, url } = await shelf({}, { productStatus: 'N' }, {})
    await shop.make.product()

    const list = await page(url)

    expect(idsOf(list)).toEqual([ids[0], ids[2]])
    expect(list).toMatchObject({ total: 2, page: 1, pageSize: 500 })
  })

  it('lists the active products of all categories for -1', async () => {
    await shelf({}, { productStatus: 'N' })
    await shelf({})

    expect(await page('/products/findProductsByCategory/-1')).toMatchObject({ total: 2 })
  })

  it('stops at 500 products without a page size', async () => {
    const { categoryId } = await shop.make.category()
    const product = (_: unknown, index: number) => ({
      productName: `Product ${index}`,
      sku: `S${index}`,
      categoryId,
      unitPriceCents: 1_00,
    })
    await db
      .insertInto('product')
      .values(Array.from({ length: 501 }, product))
      .execute()

    const list = await page(`/products/findProductsByCategory/${categoryId}`)

    expect(list.productList).toHaveLength(500)
    expect(list.total).toBe(501)
  })

  it('pages without losing or repeating a product', async () => {
    const { ids, url } = await shelf(...Array.from({ length: 7 }, () => ({ productName: 'Same' })))

    const pages = await Promise.all([1, 2, 3].map((n) => page(`${url}?pageSize=3&page=${n}`)))

    expect(pages.flatMap(idsOf)).toEqual(ids)
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7])
  })

  it('answers a page past the end with an empty list and the right total', async () => {
    const { url } = await shelf({}, {})

    const list = await page(`${url}?pageSize=25&page=1000000`)

    expect(list).toMatchObject({ productList: [], total: 2, page: 1_000_000 })
  })

  it.each(['999999', '9999999999', '0'])(
    'answers unknown category %s with an empty list',
    async (id) => {
      await shelf({})

      const response = await shop.get(`/products/findProductsByCategory/${id}`)

      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ productList: [], total: 0, facets: { price: null } })
    },
  )

  it.each([
    'brandId=999',
    'brandId=abc',
    'brandId=99999999999',
    'categoryId=4711',
    'minPrice=99999999',
  ])('answers the unknown filter value %s with an empty list', async (filter) => {
    const { url } = await shelf({})

    const response = await shop.get(`${url}?${filter}`)

    expect(response.statusCode).toBe(200)
    expect(response.json().total).toBe(0)
  })

  it.each([
    '/products/findProductsByCategory/abc',
    '/products/findProductsByCategory/-2',
    '/products/findProductsByCategory/-1?page=0',
    '/products/findProductsByCategory/-1?page=x',
    '/products/findProductsByCategory/-1?pageSize=101',
    '/products/findProductsByCategory/-1?pageSize=0',
    '/products/findProductsByCategory/-1?minPrice=cheap',
    '/products/findProductsByCategory/-1?sort=random',
    '/products/findProductsByCategory/-1?inStock=maybe',
    '/products/findProductsByCategory/-1?page=1&page=2',
  ])('refuses %s, naming the field', async (url) => {
    const response = await shop.get(url)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toHaveLength(1)
  })
})

describe('sort orders', () => {
  const rows = [
    { productName: 'bed', unitPriceCents: 3_00, createdAt: '2026-01-02' },
    { productName: 'Arm sling', unitPriceCents: 1_00, createdAt: '2026-01-01' },
    { productName: 'Cane', unitPriceCents: 3_00, createdAt: '2026-01-03', popularFlag: 1 },
    { productName: 'arm sling', unitPriceCents: 2_00, createdAt: '2026-01-02' },
  ]

  it.each([
    ['name', [1, 3, 0, 2]],
    ['price', [1, 3, 0, 2]],
    ['-price', [0, 2, 3, 1]],
    ['newest', [2, 3, 0, 1]],
    ['relevance', [2, 1, 3, 0]],
  ])('%s', async (sort, order) => {
    const { ids, url } = await shelf(...rows)

    expect(idsOf(await page(`${url}?sort=${sort}`))).toEqual(order.map((place) => ids[place]))
  })

  it('rating: many good stars before a single perfect one, products without stars last', async () => {
    const { ids, url } = await shelf({}, {}, {}, {})
    const [none, onePerfect, manyGood, bad] = ids
    await review(onePerfect, 5)
    for (const stars of [5, 5, 5, 4, 5, 5]) await review(manyGood, stars)
    await review(bad, 1)

    expect(idsOf(await page(`${url}?sort=rating`))).toEqual([manyGood, onePerfect, bad, none])
  })
})

describe('small lists', () => {
  it('findPopularProducts lists active popular products, each category in turn', async () => {
    const one = await shelf({ popularFlag: 1 }, { popularFlag: 1 }, { popularFlag: 0 })
    const other = await shelf({ popularFlag: 1 }, { popularFlag: 1, productStatus: 'N' })

    const list = await page('/products/findPopularProducts')

    expect(idsOf(list)).toEqual([one.ids[0], other.ids[0], one.ids[1]])
  })

  it('findPopularMeatProducts keeps to department MEAT', async () => {
    const { categoryId } = await shop.make.category({ category: 'MEAT', subCategory: 'Goat' })
    const goat = await shop.make.product({ categoryId, popularFlag: 1 })
    await shop.make.product({ popularFlag: 1 })

    expect(idsOf(await page('/products/findPopularMeatProducts'))).toEqual([goat.productId])
  })

  it('findFoodProducts lists one category', async () => {
    const { categoryId, ids } = await shelf({}, { productStatus: 'N' })
    await shop.make.product()

    expect(idsOf(await page(`/products/findFoodProducts/${categoryId}`))).toEqual([ids[0]])
    expect(idsOf(await page('/products/findFoodProducts/23'))).toEqual([])
    expect((await shop.get('/products/findFoodProducts/soup')).statusCode).toBe(422)
  })

  it('relatedProducts: same category first, then same brand, without the product itself', async () => {
    const { brandId } = await shop.make.brand()
    const { categoryId, ids } = await shelf({ brandId }, {}, { productStatus: 'N' }, { brandId })
    const elsewhere = await shop.make.product({ brandId })
    await shop.make.product()

    const near = await page(`/products/relatedProducts/${ids[0]}/${categoryId}/${brandId}`)

    expect(idsOf(near)).toEqual([ids[1], ids[3], elsewhere.productId])
  })

  it('relatedProducts stops at twelve', async () => {
    const { categoryId } = await shelf(...Array.from({ length: 14 }, () => ({})))

    const near = await page(`/products/relatedProducts/1/${categoryId}/1`)

    expect(near.productList).toHaveLength(12)
  })

  it.each(['null', '0', 'undefined', '99999999999', '-1'])(
    'relatedProducts takes %s as no brand',
    async (brand) => {
      const { categoryId, ids } = await shelf({}, {})

      const near = await page(`/products/relatedProducts/${ids[0]}/${categoryId}/${brand}`)

      expect(idsOf(near)).toEqual([ids[1]])
    },
  )
})

describe('findProductsByBrands', () => {
  it('accepts several brands and ignores invalid ids', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => shop.make.brand()))
    const { ids } = await shelf(
      { brandId: one?.brandId },
      { brandId: two?.brandId },
      { brandId: three?.brandId },
      {},
    )
    const of = async (brands: string) =>
      idsOf(await page(`/products/findProductsByBrands/${brands}`))

    expect(await of(`${one?.brandId},${three?.brandId},x`)).toEqual([ids[0], ids[2]])
    expect(await of('x')).toEqual([])
    // 0 is the store brand.
    expect(await of('0')).toEqual([ids[3]])
  })
})

describe('the price in a list is the displayed one (Decisions §10)', () => {
  const sale = (unitPriceCents: number, salePriceCents: number) => ({
    ...{ unitPriceCents, salePriceCents, cutPrice: true },
  })
  const LISTS = ['/products/findProductsByCategory/1', '/products/searchProducts/thing']
  const stock = () =>
    shelf(
      ...[{ unitPriceCents: 10_00 }, sale(20_00, 8_00), sale(12_00, 11_00), sale(9_00, 9_50)].map(
        (prices, place) => ({ ...prices, productName: `Thing ${'abcd'[place]}` }),
      ),
    )

  it.each(LISTS)('sorts, filters and counts %s by it', async (url) => {
    const { ids } = await stock()
    const [plain, sold, aboveOnline, aboveUnit] = ids
    const of = async (query: string) => idsOf(await page(`${url}?${query}`))

    // Shown at $9.00, $8.00, $10.80 and $8.10.
    expect(await of('sort=price')).toEqual([sold, aboveUnit, plain, aboveOnline])
    expect(await of('sort=-price')).toEqual([aboveOnline, plain, aboveUnit, sold])
    expect(await of('sort=price&minPrice=8.1&maxPrice=9')).toEqual([aboveUnit, plain])
    expect((await page(url)).facets.price).toMatchObject({ min: 8, max: 10.8 })
  })

  it.each(LISTS)('ignores a sale price that is not below the online price: %s', async (url) => {
    const { ids } = await stock()

    const list = await page(`${url}?onSale=true`)
    const all = await page(`${url}?sort=name`)

    expect(idsOf(list)).toEqual([ids[1]])
    expect(list.facets.onSale).toBe(1)
    expect(all.productList.map(({ onlinePrice }) => onlinePrice)).toEqual([9, 8, 10.8, 8.1])
    expect(all.productList.map(({ discount }) => discount)).toEqual([0, 60, 0, 0])
  })

  it('follows the reduction that the owner sets', async () => {
    const { ids } = await stock()
    await shop.db.insertInto('setting').values({ name: 'onlineDiscount', value: '0' }).execute()

    const list = await page(`${LISTS[0]}?sort=price&onSale=true`)

    expect(idsOf(list)).toEqual([ids[1], ids[2]])
  })
})

describe('statements sent to the database', () => {
  const countStatements = async (url: string) => {
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    shop.deps.catalogue = catalogue.withPlugin(counter)
    const response = await shop.get(url)
    shop.deps.catalogue = catalogue
    return { statements, products: response.json().productList.length }
  }

  it.each([
    ['/products/findProductsByCategory/-1', 2],
    ['/products/findProductsByCategory/-1?pageSize=2&sort=rating&inStock=true', 2],
    ['/products/findProductsByBrands/0', 2],
    ['/products/searchProducts/strips', 4],
    ['/products/findPopularProducts', 1],
    ['/products/relatedProducts/1/1/1', 1],
  ])('%s needs %i, however many products there are', async (url, allowed) => {
    const rows = Array.from({ length: 12 }, () => ({ productName: 'Strips', popularFlag: 1 }))
    await shelf(...rows)

    const { products, statements } = await countStatements(url)

    expect(products).toBeGreaterThan(1)
    expect(statements).toBe(allowed)
  })
})

async function review(productId: number | undefined, rating: number) {
  const { custId } = await shop.make.customer()
  const text = { reviewTitle: 'Good', reviewMsg: 'It fits.' }
  await db
    .insertInto('review')
    .values({ custId, productId: productId ?? 0, rating, ...text })
    .execute()
}
