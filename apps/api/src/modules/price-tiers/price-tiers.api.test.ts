import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))
type Session = Awaited<ReturnType<typeof staff>>

const each = (from: number, cents: number) => ({
  group: null,
  from,
  price: { type: 'PRICE', cents },
})
const off = (from: number, rate: number) => ({
  group: null,
  from,
  price: { type: 'PERCENT_OFF', rate },
})

interface Saving {
  read?: object[]
  session?: Session
}
const save = async (productId: number, tiers: object[], { read = [], session }: Saving = {}) =>
  shop.put(`/staff/products/${productId}/price-tiers`, { tiers, read }, session ?? (await staff()))
const tiersOf = async (productId: number, session: Session) =>
  (await shop.get(`/staff/products/${productId}/price-tiers`, session)).json().tiers

async function tiered(tiers: object[], more: object = {}) {
  const product = await shop.make.product({ unitPriceCents: 19_99, quantity: null, ...more })
  const saved = await save(product.productId, tiers)
  expect(saved.statusCode, saved.body).toBe(200)
  return product
}

const quote = async (orderItems: { productId: number; quantity: number; notes?: string }[]) =>
  (await shop.post('/orders/quote', { orderItems })).json()
const page = async (productId: number) => (await shop.get(`/products/${productId}`)).json()

const broken = async () => (await findBrokenRules(shop.db)).map(({ rule }) => rule)

describe('tiers for everyone', () => {
  it('are the same on page, quote, order and charge, to the cent', async () => {
    const { productId } = await tiered([each(6, 16_50), each(12, 15_00)])

    const quoted = await quote([{ productId, quantity: 12 }])
    const order = guestOrder([{ productId, quantity: 12 }])
    const saved = await shop.post('/orders/save', {
      ...order,
      orders: { grandTotal: quoted.grandTotal },
    })
    const { orders, orderItems, orderToken } = saved.json()
    const charge = (amount: number) =>
      shop.post(
        '/payment/charge',
        { amount, token: 'tok_visa', payment: { orderId: orders.orderId } },
        { headers: { 'x-order-token': orderToken } },
      )

    const steps = [
      { from: 6, unitPrice: 16.5 },
      { from: 12, unitPrice: 15 },
    ]
    expect(await page(productId)).toMatchObject({ onlinePrice: 17.99, tiers: steps })
    expect(quoted.lines[0]).toMatchObject({
      unitPrice: 15,
      listPrice: 19.99,
      cutPrice: false,
      lineTotal: 180,
      tiers: steps,
    })
    expect(orders).toMatchObject({ orderAmount: 180, grandTotal: quoted.grandTotal })
    expect(orderItems[0]).toMatchObject({ unitPrice: 15, lineTotal: 180 })
    expect((await charge(orders.grandTotal * 100 + 1)).json().statusCode).not.toBe(0)
    expect((await charge(Math.round(orders.grandTotal * 100))).json()).toMatchObject({
      statusCode: 0,
    })
    expect(await broken()).toEqual([])
  })

  it("count a product's pieces over all its lines, and no other product's", async () => {
    const { productId } = await tiered([each(6, 16_50)])
    const other = await shop.make.product({ unitPriceCents: 10_00 })

    const together = await quote([
      { productId, quantity: 2, notes: 'for the car' },
      { productId, quantity: 4 },
    ])
    const apart = await quote([
      { productId, quantity: 5 },
      { productId: other.productId, quantity: 9 },
    ])

    expect(together.lines.map((line: { unitPrice: number }) => line.unitPrice)).toEqual([
      16.5, 16.5,
    ])
    expect(apart.lines.map((line: { unitPrice: number }) => line.unitPrice)).toEqual([17.99, 9])
  })

  it('do not lower a sale price', async () => {
    const { productId } = await tiered([each(6, 16_50)], {
      cutPrice: true,
      salePriceCents: 16_00,
    })
    const lower = await tiered([off(2, 20_000)], { cutPrice: true, salePriceCents: 16_00 })

    const quoted = await quote([
      { productId, quantity: 6 },
      { productId: lower.productId, quantity: 2 },
    ])

    expect(quoted.lines[0]).toMatchObject({ unitPrice: 16, cutPrice: true, tiers: [] })
    expect(quoted.lines[1]).toMatchObject({ unitPrice: 16, cutPrice: true, tiers: [] })
  })

  it('reveal nothing about a price on request', async () => {
    const { productId } = await tiered([each(6, 5_00)], { priceCheck: 'ASK' })

    expect(await page(productId)).toMatchObject({ onlinePrice: 0, tiers: [] })
    const refused = await shop.post('/orders/quote', { orderItems: [{ productId, quantity: 6 }] })
    expect(refused.statusCode).toBe(409)
  })

  it('update cached pages at once', async () => {
    const { productId } = await tiered([each(6, 16_50)])
    const session = await staff()
    await page(productId)

    await save(productId, [], { read: [each(6, 16_50)], session })

    await expect.poll(async () => (await page(productId)).tiers).toEqual([])
  })
})

describe('staff', () => {
  it('change them, and the history undoes it', async () => {
    const session = await staff()
    const { productId } = await tiered([each(6, 16_50)])
    const both = [each(6, 16_50), each(12, 15_00)]

    const saved = await save(productId, both.toReversed(), { read: [each(6, 16_50)], session })
    const [event] = (await shop.get('/staff/history?objectType=tiers', session)).json().rows
    const undone = await shop.post('/staff/history/undo', { eventId: event.eventId }, session)

    expect(saved.json()).toMatchObject({ tiers: both, onlinePrice: 17.99, beforeTiers: 17.99 })
    expect(event).toMatchObject({
      objectId: String(productId),
      before: { tiers: [{ from: 6, eachCents: 16_50 }] },
      canUndo: true,
    })
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await tiersOf(productId, session)).toEqual([each(6, 16_50)])
  })

  it("do not overwrite a colleague's change, nor undo it", async () => {
    const session = await staff()
    const { productId } = await tiered([each(6, 16_50)])
    const [event] = (await shop.get('/staff/history?objectType=tiers', session)).json().rows
    await save(productId, [each(6, 16_00)], { read: [each(6, 16_50)], session })

    const late = await save(productId, [], { read: [each(6, 16_50)], session })
    const undone = await shop.post('/staff/history/undo', { eventId: event.eventId }, session)

    expect([late.statusCode, undone.statusCode]).toEqual([409, 409])
    expect(await tiersOf(productId, session)).toEqual([each(6, 16_00)])
  })

  it.each([
    ['one piece for everybody', [each(1, 5_00)], 'tiers.0.from'],
    ['more for more', [each(6, 15_00), each(12, 16_50)], 'tiers.1.from'],
    ['the same for more', [off(6, 5_000), off(12, 5_000)], 'tiers.1.from'],
    ['a number twice', [each(6, 15_00), each(6, 14_00)], 'tiers.1.from'],
    ['prices beside percentages', [each(6, 15_00), off(12, 50_000)], 'tiers.1.from'],
    ['a hundred pieces', [each(100, 5_00)], 'tiers.0.from'],
    ['no price', [each(6, 0)], 'tiers.0.price.cents'],
    ['all of it off', [off(6, 100_000)], 'tiers.0.price.rate'],
    ['a group there is not', [{ ...each(6, 5_00), group: 'NOBODY' }], 'tiers.0.group'],
  ])('see an error for %s, and nothing changes', async (_, tiers, path) => {
    const session = await staff()
    const { productId } = await tiered([each(3, 17_00)])

    const refused = await save(productId, tiers, { read: [each(3, 17_00)], session })

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].path).toBe(path)
    expect(await tiersOf(productId, session)).toEqual([each(3, 17_00)])
  })
})

describe('while they change', () => {
  it('each order has one of the two prices completely, or is asked again', async () => {
    const session = await staff()
    const first = [each(2, 16_00), each(4, 15_00)]
    const second = [each(2, 13_00), each(4, 12_00)]
    const { productId } = await tiered(first)

    const buying = Array.from({ length: 20 }, (_, buyer) =>
      shop.post('/orders/save', {
        ...guestOrder([], `buyer${buyer}@example.com`),
        orderItems: [
          { productId, quantity: 1, notes: 'one' },
          { productId, quantity: 3, notes: 'three' },
        ],
      }),
    )
    const changing = save(productId, second, { read: first, session })
    const saved = await Promise.all(buying)

    expect((await changing).statusCode).toBe(200)
    for (const order of saved) {
      expect(order.statusCode, order.body).toBe(200)
      const prices = order.json().orderItems.map((item: { unitPrice: number }) => item.unitPrice)
      expect([`15,15`, `12,12`]).toContain(`${prices}`)
    }
    expect(await broken()).toEqual([])
  })

  it('an order at the old total is asked again with the new quote', async () => {
    const session = await staff()
    const { productId } = await tiered([each(2, 16_00)])
    const { grandTotal } = await quote([{ productId, quantity: 2 }])
    await save(productId, [], { read: [each(2, 16_00)], session })

    const refused = await shop.post('/orders/save', {
      ...guestOrder([{ productId, quantity: 2 }]),
      orders: { grandTotal },
    })

    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { subtotal: 35.98 } })
  })
})

it('an order edited later keeps its price, whatever the tiers are then', async () => {
  const session = await staff()
  const { productId } = await tiered([each(6, 16_50)])
  const saved = await shop.post('/orders/save', guestOrder([{ productId, quantity: 6 }]))
  const { orders, orderItems } = saved.json()
  await save(productId, [each(6, 10_00)], { read: [each(6, 16_50)], session })

  const address = `/staff/orders/${orders.orderId}/edits`
  const changes = { lines: [{ orderItemId: orderItems[0].orderItemId, quantity: 4 }], added: [] }
  const { after, lastEditId } = (
    await shop.post(address.replace(/edits$/, 'editQuote'), changes, session)
  ).json()
  const agreed = { total: after.total, refund: 0, addition: 0, lastEditId }
  const edited = await shop.post(address, { ...changes, reason: 'Two fewer', agreed }, session)

  expect(edited.statusCode, edited.body).toBe(200)
  const [item] = await shop.db
    .selectFrom('orderItem')
    .select(['quantity', 'unitPriceCents'])
    .where('orderId', '=', orders.orderId)
    .execute()
  expect(item).toEqual({ quantity: 4, unitPriceCents: 16_50 })
  expect(await broken()).toEqual([])
})

it('the audit finds tiers that do not decrease', async () => {
  const { productId } = await tiered([each(6, 16_50), each(12, 15_00)])
  await shop.db.transaction().execute(async (tx) => {
    await sql`alter table price_tier disable trigger price_tiers_fall`.execute(tx)
    await sql`update price_tier set cents = 1700 where product_id = ${productId} and from_quantity = 12`.execute(
      tx,
    )
    await sql`alter table price_tier enable trigger price_tiers_fall`.execute(tx)
  })

  expect(await broken()).toEqual(['more pieces of a product cost less each, tier by tier'])
})

it('the database refuses tiers that do not decrease, whoever writes them', async () => {
  const { productId } = await tiered([each(6, 16_50)])

  await expect(
    shop.db
      .insertInto('priceTier')
      .values({ productId, fromQuantity: 12, kind: 'PRICE', cents: 17_00 })
      .execute(),
  ).rejects.toThrow(/not lower than the one before/)
})
