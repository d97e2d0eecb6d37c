import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const CUTS = [{ description: 'Whole' }, { description: 'Sliced' }]

async function orderOf(lines: object[]) {
  const me = await shop.make.customer({ password: 'correct horse battery' })
  const session = await signIn(shop, me)
  const saved = await shop.post('/orders/save', { orders: {}, orderItems: lines }, session)
  const { orderNum } = saved.json().orders
  return { session, orderNum, again: () => shop.get(`/orders/${orderNum}/reorder`, session) }
}

it("returns the lines with today's prices, the notes and the cut", async () => {
  const steak = await shop.make.product({ cuttingAttributes: JSON.stringify(CUTS) })
  const { productId } = steak
  const { again } = await orderOf([
    { productId, quantity: 3, notes: 'Thin', attributes: [{ description: 'Sliced' }] },
  ])
  await shop.db.updateTable('product').set({ unitPriceCents: 20_00 }).execute()

  const answer = await again()

  expect(answer.json()).toMatchObject({
    lines: [
      {
        product: { productId, unitPrice: 20, onlinePrice: 18 },
        quantity: 3,
        notes: 'Thin',
        cut: 'Sliced',
      },
    ],
    gone: [],
  })
})

it('names missing products as they were sold, and drops a cut that is no longer offered', async () => {
  const kept = await shop.make.product({ cuttingAttributes: JSON.stringify(CUTS) })
  const lost = await shop.make.product({ productName: 'Old brace', sku: 'OB-1' })
  const { again } = await orderOf([
    { productId: kept.productId, quantity: 1, attributes: [{ description: 'Sliced' }] },
    { productId: lost.productId, quantity: 2 },
  ])
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N', productName: 'Renamed' })
    .where('productId', '=', lost.productId)
    .execute()
  await shop.db
    .updateTable('product')
    .set({ cuttingAttributes: '[]' })
    .where('productId', '=', kept.productId)
    .execute()

  const answer = (await again()).json()

  expect(answer.lines).toMatchObject([{ product: { productId: kept.productId }, cut: null }])
  expect(answer.gone).toEqual([
    { productName: 'Old brace', sku: 'OB-1', quantity: 2, reason: 'PRODUCT_GONE' },
  ])
})

it('orders nothing and takes no stock', async () => {
  const { productId } = await shop.make.product({ quantity: 5 })
  const { again } = await orderOf([{ productId, quantity: 2 }])

  await again()

  expect(await shop.count('orders')).toBe(1)
  const { quantity } = await shop.db
    .selectFrom('product')
    .select('quantity')
    .executeTakeFirstOrThrow()
  expect(quantity).toBe(3)
})

it("works for a guest with the order's token, and for no one else", async () => {
  const { productId } = await shop.make.product()
  const bought = await buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
  const { orderNum } = await shop.db
    .selectFrom('orders')
    .select('orderNum')
    .executeTakeFirstOrThrow()
  const url = `/orders/${orderNum}/reorder`
  const stranger = await signIn(
    shop,
    await shop.make.customer({ email: 'bob@example.com', password: 'correct horse battery' }),
  )

  const statuses = [
    await shop.get(url, bought.key),
    await shop.get(url, stranger),
    await shop.get(url),
  ]

  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 401])
})
