import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { makeOldOrder } from '../../../../test/shoppers/old-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const rules = (change: object) =>
  shop.db
    .insertInto('setting')
    .values({ name: 'returnRules', value: JSON.stringify({ ...defaults, ...change }) })
    .execute()
const defaults = {
  refundDays: 15,
  exchangeDays: 30,
  maxQuantity: 2,
  saleItemsAreFinal: true,
  openedRefused: true,
  restorationFee: 10_000,
  hygieneCategoryIds: [],
}
const DAY = 24
const hoursAgo = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`

interface Case {
  name: string
  hours?: number
  requestFor?: 'REFUND' | 'REPLACEMENT'
  quantity?: number
  openedFlag?: boolean
  defectiveFlag?: boolean
  refusal: string | null
}

describe('POST /returns/quote', () => {
  it.each<Case>([
    { name: 'fresh', refusal: null },
    { name: 'on the last day of a refund', hours: 16 * DAY - 1, refusal: null },
    { name: 'a day too late for a refund', hours: 16 * DAY, refusal: 'TOO_LATE' },
    {
      name: 'too late for a refund, in time for a replacement',
      hours: 16 * DAY,
      requestFor: 'REPLACEMENT',
      refusal: null,
    },
    {
      name: 'on the last day of a replacement',
      hours: 31 * DAY - 1,
      requestFor: 'REPLACEMENT',
      refusal: null,
    },
    {
      name: 'a day too late for a replacement',
      hours: 31 * DAY,
      requestFor: 'REPLACEMENT',
      refusal: 'TOO_LATE',
    },
    { name: 'two pieces', quantity: 2, refusal: null },
    { name: 'a bulk of three', quantity: 3, refusal: 'TOO_MANY' },
    { name: 'more than was bought', quantity: 6, refusal: 'NOTHING_LEFT' },
    { name: 'opened', openedFlag: true, refusal: 'OPENED' },
    { name: 'opened and defective', openedFlag: true, defectiveFlag: true, refusal: null },
  ])('answers for an item that is $name: $refusal', async (row) => {
    const product = await shop.make.product({ unitPriceCents: 19_99 })
    const { hours = 1, requestFor = 'REFUND', quantity = 1, openedFlag, defectiveFlag } = row
    const { order, orderItems, key } = await makeOldOrder(shop, { product, quantity: 5, hours })
    const { orderItemId } = orderItems[0] ?? {}
    const items = [{ orderItemId, quantity, openedFlag, defectiveFlag }]

    const answer = await shop.post(
      '/returns/quote',
      { orderId: order.orderId, requestFor, items },
      key,
    )

    expect(answer.statusCode).toBe(200)
    const quote = answer.json()
    expect(quote.accepted).toBe(row.refusal === null)
    expect(quote.lines[0].refusal?.code ?? null).toBe(row.refusal)
    if (row.refusal) {
      expect(quote.lines[0].refusal.message).toMatch(/\w+ \w+/)
      expect(quote).toMatchObject({ refund: 0, restorationFee: 0, shippingFee: 0 })
    }
  })

  it.each([
    { name: 'delivered 15 days ago', delivered: 16 * DAY - 1, refusal: null },
    { name: 'delivered 16 days ago', delivered: 16 * DAY, refusal: 'TOO_LATE' },
    { name: 'collected 15 days ago', collected: 16 * DAY - 1, refusal: null },
    { name: 'collected 16 days ago', collected: 16 * DAY, refusal: 'TOO_LATE' },
    { name: 'in a parcel nobody saw arrive', refusal: 'TOO_LATE' },
  ])('counts days from arrival: $name, of an order of 40 days', async (row) => {
    const product = await shop.make.product()
    const { order, orderItems, key } = await makeOldOrder(shop, { product, hours: 40 * DAY })
    const [item] = orderItems
    if (!item) throw new Error('No item')
    if (row.collected)
      await shop.db
        .insertInto('orderStatusMove')
        .values({
          orderId: order.orderId,
          fromStatus: 'OPEN',
          toStatus: 'CLOSED',
          movedBy: 'staff',
          createdAt: hoursAgo(row.collected),
        })
        .execute()
    else {
      const { shipmentId } = await shop.db
        .insertInto('shipment')
        .values({
          orderId: order.orderId,
          carrier: 'UPS',
          createdBy: 'staff',
          shippedAt: hoursAgo(39 * DAY),
          deliveredAt: row.delivered ? hoursAgo(row.delivered) : null,
        })
        .returning('shipmentId')
        .executeTakeFirstOrThrow()
      await shop.db
        .insertInto('shipmentItem')
        .values({ shipmentId, orderItemId: item.orderItemId, quantity: 1 })
        .execute()
    }
    const items = [{ orderItemId: item.orderItemId, quantity: 1 }]

    const answer = await shop.post(
      '/returns/quote',
      { orderId: order.orderId, requestFor: 'REFUND', items },
      key,
    )

    expect(answer.json().lines[0].refusal?.code ?? null).toBe(row.refusal)
  })

  it('refuses sale items, and accepts them if the owner allows it', async () => {
    const row = { unitPriceCents: 100_00, salePriceCents: 79_50, cutPrice: true }
    const { productId } = await shop.make.product(row)
    const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const [item] = items
    const body = {
      orderId,
      requestFor: 'REFUND',
      items: [{ orderItemId: item?.orderItemId, quantity: 1 }],
    }

    const strict = await shop.post('/returns/quote', body, key)
    await rules({ saleItemsAreFinal: false })
    const generous = await shop.post('/returns/quote', body, key)

    expect(strict.json().lines[0].refusal).toEqual({
      code: 'SALE_ITEM',
      message: 'Sale items are final: they cannot be returned or exchanged',
      sentence: { code: 'returnSaleItem', params: {} },
    })
    expect(generous.json()).toMatchObject({ accepted: true, refund: 79.5 })
  })

  it('refuses items that touch the body if the owner says so', async () => {
    const product = await shop.make.product()
    await rules({ hygieneCategoryIds: [product.categoryId] })
    const { orderId, items, key } = await buy(shop, {
      lines: [{ productId: product.productId, quantity: 1 }],
    })
    const body = {
      orderId,
      requestFor: 'REFUND',
      items: [{ orderItemId: items[0]?.orderItemId, quantity: 1 }],
    }

    const answer = await shop.post('/returns/quote', body, key)

    expect(answer.json().lines[0].refusal.code).toBe('HYGIENE')
  })

  it('shows the refund, the fees and their basis, to the cent', async () => {
    await shop.make.tax({ taxMilliPercent: 8_250 })
    const { productId } = await shop.make.product({ unitPriceCents: 19_99 })
    const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 3 }] })
    const [item] = items
    const one = { orderId, items: [{ orderItemId: item?.orderItemId, quantity: 2 }] }

    const refund = await shop.post('/returns/quote', { ...one, requestFor: 'REFUND' }, key)
    const swap = await shop.post('/returns/quote', { ...one, requestFor: 'REPLACEMENT' }, key)

    // Line 53.97 with tax 4.45 (Decisions §3): two thirds of each.
    expect(refund.json()).toMatchObject({
      refund: 38.95,
      restorationFee: 0,
      shippingFee: 0,
      lines: [{ goods: 35.98, tax: 2.97, refund: 38.95 }],
    })
    expect(swap.json()).toMatchObject({
      refund: 0,
      restorationFee: 3.6,
      restorationFeePercent: 10,
      shippingFee: 20,
    })
  })

  it('accepts defective goods of a sale, and replaces them for nothing', async () => {
    const sale = { unitPriceCents: 100_00, salePriceCents: 79_50, cutPrice: true }
    const { productId } = await shop.make.product(sale)
    const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const quoteOf = async (requestFor: string, defectiveFlag: boolean) => {
      const one = { orderItemId: items[0]?.orderItemId, quantity: 1, defectiveFlag }
      return (await shop.post('/returns/quote', { orderId, requestFor, items: [one] }, key)).json()
    }

    expect((await quoteOf('REFUND', false)).lines[0].refusal.code).toBe('SALE_ITEM')
    expect(await quoteOf('REFUND', true)).toMatchObject({
      accepted: true,
      lines: [{ goods: 79.5, refusal: null }],
    })
    expect(await quoteOf('REPLACEMENT', true)).toMatchObject({
      accepted: true,
      restorationFee: 0,
      shippingFee: 0,
    })
  })

  it('offers nothing for an unpaid or cancelled order', async () => {
    const { productId } = await shop.make.product()
    const lines = [{ productId, quantity: 1 }]
    const unpaid = await buy(shop, { lines, card: null })
    const cancelled = await buy(shop, { lines })
    const grace = await shop.make.staff({ password: 'a staple for staff' })
    await shop.post(
      '/orders/move',
      { orderId: cancelled.orderId, status: 'REJECTED' },
      await signIn(shop, grace),
    )

    const codes = []
    for (const { orderId, items, key } of [unpaid, cancelled]) {
      const body = {
        orderId,
        requestFor: 'REFUND',
        items: [{ orderItemId: items[0]?.orderItemId, quantity: 1 }],
      }
      codes.push((await shop.post('/returns/quote', body, key)).json().lines[0].refusal.code)
    }

    expect(codes).toEqual(['NOT_PAID', 'CANCELLED'])
  })

  it("treats items of other orders like other people's orders", async () => {
    const { productId } = await shop.make.product()
    const lines = [{ productId, quantity: 1 }]
    const mine = await buy(shop, { lines })
    const theirs = await buy(shop, { lines })
    const ask = (orderId: number, orderItemId: number | undefined, key?: typeof mine.key) =>
      shop.post(
        '/returns/quote',
        { orderId, requestFor: 'REFUND', items: [{ orderItemId, quantity: 1 }] },
        key,
      )
    const [own] = mine.items
    const [foreign] = theirs.items

    const answers = [
      await ask(mine.orderId, own?.orderItemId),
      await ask(theirs.orderId, foreign?.orderItemId, mine.key),
      await ask(mine.orderId, foreign?.orderItemId, mine.key),
      await ask(4711, 1, mine.key),
    ]

    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 404, 404, 404])
  })

  it.each([
    [{ requestFor: 'REFUND', items: [] }, 'items'],
    [{ requestFor: 'GIFT', items: [{ orderItemId: 1, quantity: 1 }] }, 'requestFor'],
    [{ requestFor: 'REFUND', items: [{ orderItemId: 1, quantity: 0 }] }, 'items.0.quantity'],
    [{ requestFor: 'REFUND', items: [{ orderItemId: 1, quantity: 1.5 }] }, 'items.0.quantity'],
  ])('refuses %j', async (body, path) => {
    const { productId } = await shop.make.product()
    const { orderId, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })

    const answer = await shop.post('/returns/quote', { orderId, ...body }, key)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path)
  })
})

it("includes the rules in the shop's settings", async () => {
  const config = await shop.get('/config')

  expect(config.json().returnRules).toEqual({ ...defaults, restorationFee: 10 })
})

it('leaves every audit rule intact', async () => {
  const product = await shop.make.product()
  await makeOldOrder(shop, { product, hours: 30 })

  const broken = await findBrokenRules(shop.db)

  expect(broken).toEqual([])
})
