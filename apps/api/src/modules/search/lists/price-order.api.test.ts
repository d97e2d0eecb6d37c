import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import { ANYBODY, saleRefusal } from '@mendwell/domain/catalog/sale-class'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

type Page = z.input<typeof ProductPage>

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

const ALL = '/products/findProductsByCategory/-1'
const SIZE = 100
const read = async (query: string) => (await shop.get(`${ALL}?${query}`)).json<Page>()

/** Every product of the list, page by page. */
async function readAll(query: string) {
  const { productList: products, total } = await read(`${query}&pageSize=${SIZE}`)
  for (let page = 2; products.length < total; page += 1) {
    const { productList } = await read(`${query}&pageSize=${SIZE}&page=${page}`)
    if (productList.length === 0) break
    products.push(...productList)
  }
  return products
}

/** 0 is a price on request. */
const shownPrices = async (query: string) =>
  (await readAll(query)).map(({ onlinePrice }) => onlinePrice)

const all = await shownPrices('sort=name')
const priced = all.filter((price) => price > 0)
const asked = all.filter((price) => price === 0)

it('all products are sorted by displayed price, those on request last', async () => {
  expect(all.length).toBeGreaterThan(2_000)
  expect(asked.length).toBeGreaterThan(100)
  const rising = priced.toSorted((one, other) => one - other)

  expect(await shownPrices('sort=price')).toEqual([...rising, ...asked])
  expect(await shownPrices('sort=-price')).toEqual([...rising.toReversed(), ...asked])
})

it("what anyone can order comes before what is on request, by the order's own rule", async () => {
  const isOrderable = (product: Page['productList'][number]) =>
    saleRefusal({ ...product, price: product.onlinePrice }, ANYBODY) === null

  const listed = (await readAll('')).map(isOrderable)
  const orderable = await readAll('orderable=true')

  const count = listed.filter(Boolean).length
  expect(count).toBeGreaterThan(500)
  expect(listed.slice(0, count).every(Boolean)).toBe(true)
  expect(orderable.filter(isOrderable)).toHaveLength(count)
  expect(orderable).toHaveLength(count)
})

it('a price range contains exactly the prices displayed in it', async () => {
  const dollars = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20_000 }))
  await fc.assert(
    fc.asyncProperty(dollars, dollars, async (one, other) => {
      const [low, high] = one <= other ? [one, other] : [other, one]
      const { total } = await read(`minPrice=${low}&maxPrice=${high}&pageSize=1`)

      expect(total).toBe(priced.filter((price) => price >= low && price <= high).length)
    }),
    { numRuns: 40, seed: 26 },
  )
})
