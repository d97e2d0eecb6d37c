import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { editOrder, quoteEdit } from '../../../../test/shoppers/edit-order.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let manager: CallOptions
beforeEach(async () => {
  await shop.reset()
  manager = await signInAs('MANAGER')
})
afterAll(() => shop.close())

const password = 'a staple for staff'
const signInAs = async (role: 'OWNER' | 'MANAGER' | 'SUPPORT' | 'FULFILMENT') =>
  signIn(shop, await shop.make.staff({ role, password }))

const broken = async () => await findBrokenRules(shop.db)

const orderOf = (orderId: number) =>
  shop.db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow()

type Off = { type: string; percent?: number; amount?: number }

/** Three pieces at $17.99 and one at $9, $62.97 of goods; with a discount. */
async function phoneOrder(off: Off | null, who = manager) {
  const a = await shop.make.product({ unitPriceCents: 1999, quantity: 10 })
  const b = await shop.make.product({ unitPriceCents: 1000, quantity: 10 })
  const orderItems = [
    { productId: a.productId, quantity: 3 },
    { productId: b.productId, quantity: 1 },
  ]
  const discount = off && { off, reason: 'A dented box' }
  const body = { ...guestOrder(orderItems), discount }
  return shop.post('/staff/orders/phone', body, who)
}

/** The same, placed. */
async function placed(off: Off | null) {
  const answer = await phoneOrder(off)
  expect(answer.statusCode, answer.body).toBe(200)
  const { orders, orderItems } = answer.json()
  const items = orderItems.map((item: { orderItemId: number }) => item.orderItemId)
  return { orderId: orders.orderId as number, first: items[0], second: items[1] }
}

const markPaid = (orderId: number) =>
  shop.post(
    `/staff/orders/${orderId}/payment`,
    { method: 'CASH', receivedOn: '2026-11-20', reference: null },
    manager,
  )

describe('an order by phone', () => {
  it('costs less by a percentage of its goods, and is taxed on the rest', async () => {
    const { orderId } = await placed({ type: 'PERCENT_OFF', percent: 10 })

    const order = await orderOf(orderId)
    expect(order).toMatchObject({
      subtotalCents: 6297,
      discountCents: 630,
      shippingDiscountCents: 0,
    })
    const { items, timeline } = (await shop.get(`/staff/orders/${orderId}`, manager)).json()
    expect(items.map((item: { tax: number }) => item.tax)).toHaveLength(2)
    expect(timeline).toContainEqual(
      expect.objectContaining({
        kind: 'DISCOUNT',
        what: 'GIVEN',
        detail: '10%: A dented box',
        amount: 6.3,
      }),
    )
    expect(await broken()).toEqual([])
  })

  it('is quoted as it is placed, and the quote names the discount', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 1999, quantity: 10 })
    const orderItems = [{ productId, quantity: 2 }]
    const discount = { type: 'AMOUNT_OFF', amount: 5 }

    const quoted = await shop.post('/staff/orders/phoneQuote', { orderItems, discount }, manager)

    expect(quoted.statusCode, quoted.body).toBe(200)
    expect(quoted.json()).toMatchObject({
      discount: 5,
      discounts: [{ name: 'Discount', nameEs: 'Descuento', goods: 5, shipping: 0, code: null }],
    })
    const body = { ...guestOrder(orderItems), discount: { off: discount, reason: 'Asked' } }
    const saved = await shop.post('/staff/orders/phone', body, manager)
    expect(saved.json().orders.discount).toBe(5)
  })

  it('adds to a promotion, even an exclusive one', async () => {
    const promotion = {
      name: 'Week of care',
      nameEs: 'Semana',
      code: null,
      conditions: [],
      action: { type: 'PERCENT_OFF', rate: 20_000 },
      priority: 10,
      exclusive: true,
      startsOn: null,
      endsOn: null,
      useLimit: null,
      useLimitPerCustomer: null,
    }
    const made = (await shop.post('/staff/promotions', promotion, manager)).json()
    await shop.post(`/staff/promotions/${made.promotionId}/move`, { state: 'ACTIVE' }, manager)

    const { orderId } = await placed({ type: 'AMOUNT_OFF', amount: 10 })

    expect((await orderOf(orderId)).discountCents).toBe(1259 + 1000)
    const { rows } = (await shop.get('/staff/promotions', manager)).json()
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Week of care'])
    expect(await broken()).toEqual([])
  })

  it.each<['OWNER' | 'MANAGER' | 'SUPPORT' | 'FULFILMENT', Off, number]>([
    ['OWNER', { type: 'PERCENT_OFF', percent: 100 }, 200],
    ['MANAGER', { type: 'PERCENT_OFF', percent: 51 }, 422],
    ['SUPPORT', { type: 'PERCENT_OFF', percent: 10 }, 200],
    ['SUPPORT', { type: 'AMOUNT_OFF', amount: 6.31 }, 422],
    ['MANAGER', { type: 'PERCENT_OFF', percent: 1.5 }, 422],
    ['MANAGER', { type: 'AMOUNT_OFF', amount: 0 }, 422],
    ['FULFILMENT', { type: 'PERCENT_OFF', percent: 1 }, 403],
  ])('takes from %s %j: %i', async (role, off, status) => {
    const answer = await phoneOrder(off, await signInAs(role))

    expect(answer.statusCode, answer.body).toBe(status)
    expect(await shop.count('orders')).toBe(status === 200 ? 1 : 0)
  })

  it('refunds what was paid, to the cent', async () => {
    const { orderId } = await placed({ type: 'AMOUNT_OFF', amount: 7.77 })
    const { grandTotalCents } = await orderOf(orderId)
    const paid = await markPaid(orderId)
    expect(paid.statusCode, paid.body).toBe(200)

    const whole = { orderId, amount: grandTotalCents / 100, reason: 'GOODWILL', note: '' }
    const more = await shop.post(
      '/refunds/save',
      { ...whole, amount: whole.amount + 0.01 },
      manager,
    )
    const refunded = await shop.post('/refunds/save', whole, manager)

    expect([more.statusCode, refunded.statusCode], refunded.body).toEqual([409, 200])
    expect(await orderOf(orderId)).toMatchObject({
      refundedCents: grandTotalCents,
      paymentStatus: 'REFUNDED',
    })
    expect(await broken()).toEqual([])
  })
})

describe('an unpaid order that is edited', () => {
  it('gets a discount, another one, and none again', async () => {
    const { orderId } = await placed(null)
    const { grandTotalCents } = await orderOf(orderId)
    const give = (discount: Off | null) => editOrder(shop, manager, { orderId, discount })

    const first = await give({ type: 'PERCENT_OFF', percent: 20 })
    expect(first.statusCode, first.body).toBe(200)
    expect((await orderOf(orderId)).discountCents).toBe(1259)
    expect((await give({ type: 'AMOUNT_OFF', amount: 3 })).statusCode).toBe(200)
    expect((await orderOf(orderId)).discountCents).toBe(300)
    expect(await broken()).toEqual([])
    expect((await give(null)).statusCode).toBe(200)

    expect(await orderOf(orderId)).toMatchObject({ discountCents: 0, grandTotalCents })
    expect((await give(null)).json().sentence.code).toBe('editNothing')
    expect(await shop.count('staff_discount')).toBe(3)
    expect(await broken()).toEqual([])
  })

  it('shares it over lines that shrink and that are added', async () => {
    const { orderId, first, second } = await placed({ type: 'AMOUNT_OFF', amount: 5 })
    const added = await shop.make.product({ unitPriceCents: 5000, quantity: 5 })
    const changes = {
      orderId,
      lines: [
        { orderItemId: first, quantity: 1 },
        { orderItemId: second, quantity: 0 },
      ],
      added: [{ productId: added.productId, quantity: 1 }],
      discount: { type: 'PERCENT_OFF', percent: 10 },
    }
    const quoted = (await quoteEdit(shop, manager, changes)).json()
    expect(quoted.staffDiscount).toBe(5)

    const saved = await editOrder(shop, manager, changes)

    expect(saved.statusCode, saved.body).toBe(200)
    // 17.99 + 45.00
    expect(await orderOf(orderId)).toMatchObject({ subtotalCents: 6299, discountCents: 630 })
    expect(await broken()).toEqual([])
  })

  it('keeps its share per piece until someone gives another discount', async () => {
    const { orderId, first } = await placed({ type: 'PERCENT_OFF', percent: 10 })

    await editOrder(shop, manager, { orderId, lines: [{ orderItemId: first, quantity: 1 }] })

    expect((await orderOf(orderId)).discountCents).toBe(180 + 90)
    expect(await broken()).toEqual([])
  })

  it("takes no discount from packers, above the role's limit, or once it is paid", async () => {
    const { orderId } = await placed(null)
    const off = { type: 'PERCENT_OFF', percent: 60 }
    const [packer, support] = [await signInAs('FULFILMENT'), await signInAs('SUPPORT')]

    const packs = await editOrder(shop, packer, { orderId, discount: off })
    const supports = await editOrder(shop, support, { orderId, discount: off })
    await markPaid(orderId)
    const late = await editOrder(shop, manager, { orderId, discount: off })

    expect([packs, supports, late].map(({ statusCode }) => statusCode)).toEqual([403, 422, 409])
    expect(supports.json().errors).toEqual([
      {
        path: 'discount',
        message: 'You can take up to 10% off an order',
        sentence: expect.anything(),
      },
    ])
    expect(await shop.count('staff_discount')).toBe(0)
  })
})

it('has it in the history with its reason, which is erased with the customer', async () => {
  const { orderId } = await placed({ type: 'AMOUNT_OFF', amount: 5 })
  const owner = await signInAs('OWNER')
  const history = async () =>
    (await shop.get(`/staff/history/order/${orderId}`, owner)).json().rows[0].after
  expect(await history()).toMatchObject({ discountCents: 500, note: 'A dented box' })
  const { custId, email } = await orderOf(orderId)
  await shop.post('/orders/move', { orderId, status: 'REJECTED' }, manager)

  const erased = await shop.post(`/staff/customers/${custId}/erase`, { confirmEmail: email }, owner)

  expect(erased.statusCode, erased.body).toBe(200)
  expect(await history()).not.toHaveProperty('note')
  const given = await shop.db.selectFrom('staffDiscount').selectAll().execute()
  expect(given).toMatchObject([{ reason: null, amountCents: 500, givenCents: 500 }])
  expect(await broken()).toEqual([])
})

it('is limited by the owner’s setting', async () => {
  const owner = await signInAs('OWNER')
  const support = await signInAs('SUPPORT')
  await shop.put('/staff/settings', { discountLimits: { manager: 100, support: 0 } }, owner)

  const none = await phoneOrder({ type: 'PERCENT_OFF', percent: 1 }, support)
  const all = await phoneOrder({ type: 'PERCENT_OFF', percent: 100 })

  expect([none.statusCode, all.statusCode]).toEqual([422, 200])
})
