import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { arrangePacks } from './arrange-packs.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** A box of 10 at $9.00, and a carton of 20 at `carton` cents before the online reduction of 10 percent. */
async function makeGloves(carton: number, more: { quantity?: number; rx?: boolean } = {}) {
  const box = await shop.make.product({
    productName: 'Gloves, box',
    unitName: 'box of 10',
    unitPriceCents: 1000,
    quantity: 20,
  })
  const large = await shop.make.product({
    productName: 'Gloves, carton',
    unitName: 'carton of 20',
    unitPriceCents: carton,
    quantity: 5,
    ...more,
  })
  await shop.db.transaction().execute((tx) =>
    arrangePacks(tx, {
      groupKey: 'gloves',
      title: 'Gloves',
      pieceName: 'glove',
      packs: [
        { productId: box.productId, pieces: 10, mayOpen: false },
        { productId: large.productId, pieces: 20, mayOpen: false },
      ],
    }),
  )
  return [box.productId, large.productId] as const
}

const quoteOf = async (orderItems: object[]) =>
  (await shop.post('/orders/quote', { orderItems })).json().lines

describe('a line of a cart', () => {
  it('shows how many pieces it has, and the cheaper pack to the cent', async () => {
    const [box, carton] = await makeGloves(1899)

    const [line] = await quoteOf([{ productId: box, quantity: 4 }])

    expect(line).toMatchObject({
      pack: { unitName: 'box of 10', pieces: 10, pieceName: 'glove' },
      // 4 x 9.00 less 2 x 17.09.
      cheaperPack: { productId: carton, productName: 'Gloves, carton', quantity: 2, saving: 1.82 },
    })
    const [other] = await quoteOf([{ productId: carton, quantity: 2 }])
    expect(line.lineTotal - other.lineTotal).toBeCloseTo(line.cheaperPack.saving, 10)
    expect(other.cheaperPack).toBe(null)
  })

  it.each([
    ['is no dearer', 2000, {}, 2],
    ['holds other numbers of pieces', 1000, {}, 3],
    ['is not there', 1000, { quantity: 0 }, 2],
    ['may not be sold to whoever asks', 1000, { rx: true }, 2],
  ])('offers no pack that %s', async (_, price, more, quantity) => {
    const [box] = await makeGloves(price, more)

    const [line] = await quoteOf([{ productId: box, quantity }])

    expect(line.cheaperPack).toBe(null)
  })

  it('with its own note stays unchanged', async () => {
    const [box] = await makeGloves(1000)

    const [line] = await quoteOf([{ productId: box, quantity: 2, notes: 'For Ann' }])

    expect(line.cheaperPack).toBe(null)
  })
})

it('an order keeps the contents of its packs at the time of sale', async () => {
  const [box] = await makeGloves(1899)
  const { orders, orderToken } = (
    await shop.post('/orders/save', guestOrder([{ productId: box, quantity: 2 }]))
  ).json()
  await shop.db.updateTable('productPack').set({ pieceName: 'mitten' }).execute()

  const found = await shop.post(
    '/orders/findOrdersWithItems',
    { orderNumber: orders.orderNum },
    { headers: { 'x-order-token': orderToken } },
  )

  expect(found.json().orderItems[0].products.pack).toEqual({
    unitName: 'box of 10',
    pieces: 10,
    pieceName: 'glove',
  })
})

it("packs are a choice on their page like a family's sizes", async () => {
  const [box, carton] = await makeGloves(1899)

  const { family } = (await shop.get(`/products/${carton}/family`)).json()

  expect(family).toMatchObject({
    title: 'Gloves',
    axes: [{ name: 'pack', values: ['box of 10', 'carton of 20'] }],
    members: [
      { productId: box, price: 9, pieces: 10, values: ['box of 10'] },
      { productId: carton, price: 17.09, pieces: 20, values: ['carton of 20'] },
    ],
  })
})

it.each([
  '/products/findProductsByCategory/-1?pageSize=10&sort=piecePrice',
  '/products/searchProducts/gloves?pageSize=10&sort=piecePrice',
])('%s orders by the price of one piece', async (url) => {
  const [box, carton] = await makeGloves(1899)
  const single = await shop.make.product({ productName: 'Gloves, one', unitPriceCents: 95 })

  const { productList } = (await shop.get(url)).json()

  expect(productList.map(({ productId }: { productId: number }) => productId)).toEqual([
    carton,
    single.productId,
    box,
  ])
})
