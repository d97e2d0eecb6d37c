import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { type Bought, buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(
    shop,
    await shop.make.staff({ role: 'MANAGER', password: 'a staple for us' }),
  )
})
afterAll(() => shop.close())

const violations = async () => await findBrokenRules(shop.db)

const stockOf = async (productId: number) =>
  (
    await sql<{
      quantity: number
    }>`select quantity from product where product_id = ${productId}`.execute(shop.db)
  ).rows[0]?.quantity

/** Orders, pieces and money of these days, in the dashboard figures and in the report. */
async function sales() {
  const days = 'from=2026-11-01&to=2026-12-31'
  const report = await shop.get('/staff/reports/sales?from=2026-01-01&to=2026-12-31', staff)
  const today = await shop.get(`/staff/sales?${days}`, staff)
  return [report.statusCode, report.json(), today.statusCode, today.json()]
}

const ship = (orderId: number, items?: { orderItemId: number; quantity: number }[]) =>
  shop.post(
    '/shipments/save',
    { orderId, carrier: 'UPS', trackingNumber: `1Z${orderId}`, items },
    staff,
  )

interface Asking {
  quantity?: number
  key?: string
  reason?: string
  note?: string
}

const replace = (
  { orderId, items }: Pick<Bought, 'orderId' | 'items'>,
  { quantity = 1, key, reason = 'DAMAGED', note }: Asking = {},
) =>
  shop.post(
    `/staff/orders/${orderId}/replacements`,
    { items: [{ orderItemId: items[0]?.orderItemId, quantity }], reason, note },
    { ...staff, headers: { ...staff.headers, ...(key && { 'idempotency-key': key }) } },
  )

const cancel = (orderId: number) =>
  shop.post('/staff/orders/move', { orderIds: [orderId], status: 'REJECTED' }, staff)

const detail = async (orderId: number) => (await shop.get(`/staff/orders/${orderId}`, staff)).json()

const refund = ({ orderId, items }: Bought, quantity: number) =>
  shop.post(
    '/refunds/save',
    { orderId, items: [{ orderItemId: items[0]?.orderItemId, quantity }] },
    staff,
  )

/** Three pieces shipped in one parcel, of ten in stock. */
async function shipped(quantity = 3) {
  const { productId } = await shop.make.product({ unitPriceCents: 19_99, quantity: 10 })
  const bought = await buy(shop, { lines: [{ productId, quantity }] })
  const parcel = await ship(bought.orderId)
  expect(parcel.statusCode, parcel.body).toBe(200)
  return { ...bought, productId }
}

describe('a replacement', () => {
  it('is free, takes pieces from stock and is not a sale', async () => {
    const bought = await shipped()
    const before = await sales()

    const answer = await replace(bought, { quantity: 2, note: 'The box was wet' })

    expect(answer.statusCode, answer.body).toBe(200)
    const { orderId, orderNum, backordered } = answer.json()
    expect(backordered).toBe(0)
    expect(await stockOf(bought.productId)).toBe(5)
    const made = await detail(orderId)
    expect(made.orders).toMatchObject({ grandTotal: 0, tax: 0, paymentStatus: 'PAID' })
    expect(made.replaces).toMatchObject({ orderId: bought.orderId, orderNum: bought.orderNum })
    expect(made.refundable).toBe(0)
    expect(await sales()).toEqual(before)
    const replaced = await detail(bought.orderId)
    expect(replaced.replacements).toMatchObject([
      { orderId, orderNum, reason: 'DAMAGED', note: 'The box was wet', orderStatus: 'NEW' },
    ])
    expect(replaced.timeline).toContainEqual(
      expect.objectContaining({
        kind: 'REPLACEMENT',
        what: 'DAMAGED',
        detail: `Order# ${orderNum}: The box was wet`,
      }),
    )
    expect(await violations()).toEqual([])
  })

  it('is packed, shipped and tracked as a package of its own, and each mail says what it is', async () => {
    const bought = await shipped()
    const { orderId, orderNum } = (await replace(bought)).json()

    const papers = await shop.get(`/staff/orders/packing-documents?orderIds=${orderId}`, staff)
    const parcel = await ship(orderId)
    await shop.runJobs()

    expect(papers.json()).toMatchObject({
      pickList: [{ quantity: 1, orders: [{ orderNum }] }],
      slips: [{ orderNum, replaces: bought.orderNum }],
    })
    const tracking = (await shop.get(`/orders/${bought.orderNum}/tracking`, bought.key)).json()
    expect(tracking.replacements).toMatchObject([
      { orderNum, pieces: 1, shipments: [{ carrier: 'UPS', trackingNumber: `1Z${orderId}` }] },
    ])
    const found = await shop.post(
      '/orders/findOrdersWithItems',
      { orderNumber: bought.orderNum },
      bought.key,
    )
    expect(found.json().orderCustomer[0].replacements).toMatchObject([{ orderNum }])
    const subjects = shop.mail.sent.map(({ subject }) => subject)
    expect(subjects).toContain(`A replacement for your order ${bought.orderNum}`)
    expect(subjects).toContain(`The replacement for your order ${bought.orderNum} is on its way`)
    await shop.post('/shipments/delivered', parcel.json().shipment, staff)
    expect((await detail(orderId)).orders.orderStatus).toBe('CLOSED')
    expect(await violations()).toEqual([])
  })

  it('is created once per key', async () => {
    const bought = await shipped()
    const first = await replace(bought, { key: 'replace-once' })
    const again = await replace(bought, { key: 'replace-once' })
    expect(again.json()).toEqual(first.json())
    expect(await shop.count('replacement')).toBe(1)
  })

  it('is refused for unshipped pieces and for unpaid orders', async () => {
    const { productId } = await shop.make.product({ quantity: 10 })
    const here = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    expect((await replace(here)).json()).toMatchObject({ status: 409, left: 0 })
    const unpaid = await buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
    expect((await replace(unpaid)).statusCode).toBe(409)
    expect((await replace({ orderId: 4711, items: here.items })).statusCode).toBe(404)
    expect((await replace(await shipped(), { reason: 'RETURNED' })).statusCode).toBe(422)
  })

  it('accounts for earlier refunds and replacements', async () => {
    const bought = await shipped()
    await refund(bought, 1)
    expect((await replace(bought, { quantity: 3 })).json()).toMatchObject({ status: 409, left: 2 })
    expect((await replace(bought, { quantity: 2 })).statusCode).toBe(200)
    expect((await replace(bought)).json()).toMatchObject({ status: 409, left: 0 })
    expect(await violations()).toEqual([])
  })

  it('treats an order closed by hand as delivered', async () => {
    const { productId } = await shop.make.product({ quantity: 10 })
    const bought = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    for (const status of ['PRINTED', 'OPEN', 'CLOSED']) {
      await shop.post('/staff/orders/move', { orderIds: [bought.orderId], status }, staff)
    }
    expect((await replace(bought, { quantity: 3 })).json()).toMatchObject({ left: 2 })
    expect((await replace(bought, { quantity: 2 })).statusCode).toBe(200)
    expect(await violations()).toEqual([])
  })

  it('replaces a piece once if two members of staff act at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bought = await shipped(1)
      const answers = await Promise.all([
        replace(bought, { key: `race-${round}-a` }),
        replace(bought, { key: `race-${round}-b` }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
    expect(await violations()).toEqual([])
  })

  it('is refused with a reason if the product is no longer sold, and ships nothing', async () => {
    const bought = await shipped()
    const { productId } = bought
    await shop.db
      .updateTable('product')
      .set({ rx: true })
      .where('productId', '=', productId)
      .execute()

    const refused = await replace(bought)

    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toMatch(
      /is no longer sold to this customer\. Refund it instead\.$/,
    )
    expect(await violations()).toEqual([])
  })

  it('never takes more than the stock when two orders are replaced at the same moment', async () => {
    const { productId } = await shop.make.product({ quantity: 3 })
    const one = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const other = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    await Promise.all([ship(one.orderId), ship(other.orderId)])
    await shop.post('/staff/settings', { allowBackorder: false }, staff)
    const answers = await Promise.all([replace(one), replace(other)])
    const backordered = answers.map((answer) => answer.json().backordered ?? 1)
    expect(backordered.sort()).toEqual([0, 1])
    expect(await stockOf(productId)).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('returns its pieces if cancelled before it ships, and can be created again', async () => {
    const bought = await shipped()
    const { orderId } = (await replace(bought, { quantity: 3 })).json()
    expect(await stockOf(bought.productId)).toBe(4)

    await cancel(orderId)
    await shop.runJobs()

    expect(await stockOf(bought.productId)).toBe(7)
    const mail = shop.mail.sent.find(({ subject }) => subject.includes('was cancelled'))
    expect(mail?.subject).toBe(`The replacement for your order ${bought.orderNum} was cancelled`)
    expect(mail?.text).not.toContain('refund')
    expect((await replace(bought, { quantity: 3 })).statusCode).toBe(200)
    expect(await violations()).toEqual([])
  })

  it('blocks a refund of its pieces until it ships, not after', async () => {
    const bought = await shipped(1)
    const { orderId } = (await replace(bought)).json()
    expect((await refund(bought, 1)).statusCode).toBe(422)
    await ship(orderId)
    expect((await refund(bought, 1)).statusCode).toBe(200)
    expect((await refund({ ...bought }, 2)).statusCode).toBe(422)
    expect(await violations()).toEqual([])
  })

  it('cannot be edited, returned or cancelled by its shopper', async () => {
    const customer = await shop.make.customer({ password: 'a staple for a shopper' })
    const session = await signIn(shop, customer)
    await sql`update customer set email_verified_at = now() where cust_id = ${customer.custId}`.execute(
      shop.db,
    )
    const { productId } = await shop.make.product({ quantity: 10 })
    const bought = await buy(shop, { lines: [{ productId, quantity: 1 }], as: session })
    await ship(bought.orderId)
    const { orderId } = (await replace(bought)).json()
    const { items } = await detail(orderId)
    const [{ orderItemId }] = items

    const edited = await shop.post(
      `/staff/orders/${orderId}/editQuote`,
      { lines: [], added: [{ productId, quantity: 1 }] },
      staff,
    )
    const cancelled = await shop.post('/orders/cancel', { orderId }, session)
    await ship(orderId)
    const quote = await shop.post(
      '/returns/quote',
      { orderId, requestFor: 'REFUND', items: [{ orderItemId, quantity: 1 }] },
      session,
    )

    expect([edited.statusCode, cancelled.statusCode]).toEqual([409, 409])
    expect(quote.json().lines[0].refusal.code).toBe('REPLACEMENT')
    // It may get lost as well.
    const again = await replace({ orderId, items }, { reason: 'LOST' })
    expect(again.statusCode, again.body).toBe(200)
    expect(await violations()).toEqual([])
  })
})

describe('a return that ends in a replacement', () => {
  async function returned(quantity = 2) {
    const bought = await shipped()
    const asked = await shop.post(
      '/returns/save',
      {
        orderId: bought.orderId,
        requestFor: 'REPLACEMENT',
        reason: 'It is broken',
        items: [{ orderItemId: bought.items[0]?.orderItemId, quantity, expiryDate: '2027-03-31' }],
      },
      bought.key,
    )
    expect(asked.statusCode, asked.body).toBe(200)
    const [{ returnId, returnNumber }] = asked.json().returns
    const move = (status: string) =>
      shop.post('/returns/move', { returnId, status, restockFlag: false }, staff)
    await move('APPROVED')
    await move('RECEIVED')
    return { bought, returnNumber, move }
  }

  it('creates the order that ships it', async () => {
    const { bought, returnNumber, move } = await returned()
    const done = await move('REPLACED')
    expect(done.statusCode, done.body).toBe(200)
    const { replacements } = await detail(bought.orderId)
    expect(replacements).toMatchObject([
      { reason: 'RETURNED', returnNumber, orderStatus: 'NEW', items: [{ quantity: 2 }] },
    ])
    expect(await stockOf(bought.productId)).toBe(5)
    expect((await move('REPLACED')).statusCode).toBe(409)
    expect((await replace(bought, { quantity: 2 })).json()).toMatchObject({ left: 1 })
    expect(await violations()).toEqual([])
  })

  it('can be created again by staff once it was cancelled', async () => {
    const { bought, move } = await returned()
    await move('REPLACED')
    const { replacements } = await detail(bought.orderId)
    await cancel(replacements[0].orderId)
    expect((await replace(bought, { quantity: 3 })).statusCode).toBe(200)
    expect(await violations()).toEqual([])
  })
})
