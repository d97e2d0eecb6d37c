import type { Action, Condition } from '@mendwell/domain/offers/promotion'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { makeSizes } from '../../../test/shoppers/exchange.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))

interface Offer {
  code?: string | null
  action?: Action
  conditions?: Condition[]
  useLimit?: number | null
  useLimitPerCustomer?: number | null
}

const bodyOf = ({ code = 'SAVE10', action, conditions = [], ...limits }: Offer = {}) => ({
  name: 'Autumn sale',
  nameEs: 'Ofertas de otoño',
  code,
  action: action ?? { type: 'PERCENT_OFF', rate: 10_000 },
  conditions,
  priority: 10,
  exclusive: false,
  startsOn: null,
  endsOn: null,
  useLimit: null,
  useLimitPerCustomer: null,
  ...limits,
})

async function start(offer: Offer = {}) {
  const session = await staff()
  const made = await shop.post('/staff/promotions', bodyOf(offer), session)
  expect(made.statusCode, made.body).toBe(200)
  const { promotionId } = made.json()
  const started = await shop.post(
    `/staff/promotions/${promotionId}/move`,
    { state: 'ACTIVE' },
    session,
  )
  expect(started.json().state).toBe('ACTIVE')
  return { promotionId, session }
}

/** Two pieces at $19.99 and one at $10: $44.98 online. */
async function goods() {
  const a = await shop.make.product({ unitPriceCents: 1999, quantity: 100 })
  const b = await shop.make.product({ unitPriceCents: 1000, quantity: 100 })
  return [
    { productId: a.productId, quantity: 2 },
    { productId: b.productId, quantity: 1 },
  ]
}

const quote = async (orderItems: object[], codes: string[] = [], options = {}) =>
  (await shop.post('/orders/quote', { orderItems, codes }, options)).json()

const save = (orderItems: { productId: number; quantity: number }[], codes: string[], more = {}) =>
  shop.post('/orders/save', { ...guestOrder(orderItems), codes, ...more })

const brokenRules = async () => (await findBrokenRules(shop.db)).map(({ rule }) => rule)

describe('a code', () => {
  it('takes off its discount, in the quote and in the order alike, to the cent', async () => {
    await start()
    const lines = await goods()

    const quoted = await quote(lines, [' save-10 '])
    const saved = await save(lines, ['Save 10'], {
      orders: { grandTotal: quoted.grandTotal },
    })

    expect(quoted).toMatchObject({
      subtotal: 44.98,
      discount: 4.5,
      shippingDiscount: 0,
      shippingHandling: 20,
      discounts: [{ name: 'Autumn sale', nameEs: 'Ofertas de otoño', code: 'SAVE10', goods: 4.5 }],
      refusedCodes: [],
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const { orders } = saved.json()
    expect(orders).toMatchObject({
      orderAmount: 44.98,
      discount: 4.5,
      grandTotal: quoted.grandTotal,
    })
    const items = await shop.db
      .selectFrom('orderItem')
      .select(['discountCents', 'taxCents'])
      .orderBy('orderItemId')
      .execute()
    expect(items.map(({ discountCents }) => discountCents)).toEqual([360, 90])
    expect(await brokenRules()).toEqual([])
  })

  it('applies only if entered, and the total without it differs', async () => {
    await start()
    const lines = await goods()
    const quoted = await quote(lines, ['SAVE10'])

    const saved = await save(lines, [], { orders: { grandTotal: quoted.grandTotal } })

    expect(saved.statusCode).toBe(409)
    expect(saved.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { discount: 0 } })
  })

  it('explains why it does not apply', async () => {
    await start({ conditions: [{ type: 'MIN_SUBTOTAL', cents: 50_00 }] })
    const lines = await goods()

    expect((await quote(lines, ['save10', 'nope'])).refusedCodes).toEqual([
      { code: 'SAVE10', reason: 'MIN_SUBTOTAL', wanted: 5000, missing: 502 },
      { code: 'NOPE', reason: 'NO_SUCH_CODE', wanted: null, missing: null },
    ])
  })

  it('is limited for guesses, by account for customers, whom no neighbor locks out', async () => {
    await start()
    const lines = await goods()
    const password = 'quite a long staple'
    const customer = await signIn(shop, await shop.make.customer({ password }))
    const reason = async (code: string) =>
      (await quote(lines, [code])).refusedCodes.map((one: { reason: string }) => one.reason)
    const { config } = shop.deps
    const { rateLimitFactor } = config
    // Three an hour.
    config.rateLimitFactor = 0.1
    onTestFinished(() => {
      config.rateLimitFactor = rateLimitFactor
    })

    expect(await reason('save10')).toEqual([])
    for (const guess of ['nope', 'nil', 'none']) {
      expect(await reason(guess)).toEqual(['NO_SUCH_CODE'])
    }
    expect(await reason('save10')).toEqual(['TRY_LATER'])
    expect((await quote(lines, ['save10'], customer)).refusedCodes).toEqual([])
  })

  it('stops at once when staff pause it', async () => {
    const { promotionId, session } = await start()
    const lines = await goods()

    await shop.post(`/staff/promotions/${promotionId}/move`, { state: 'PAUSED' }, session)

    expect(await quote(lines, ['SAVE10'])).toMatchObject({
      discount: 0,
      refusedCodes: [{ code: 'SAVE10', reason: 'OVER' }],
    })
  })
})

it('without a code it applies automatically; free shipping reduces shipping, not goods', async () => {
  await start({ code: null, action: { type: 'FREE_SHIPPING' } })
  const lines = await goods()

  const { grandTotal, ...quoted } = await quote(lines)
  const saved = await save(lines, [])

  expect(quoted).toMatchObject({ discount: 0, shippingHandling: 20, shippingDiscount: 20 })
  expect(saved.json().orders).toMatchObject({
    shippingHandling: 20,
    shippingDiscount: 20,
    grandTotal,
  })
  expect(await brokenRules()).toEqual([])
})

it('takes off goods of a family, with what is added to it later', async () => {
  const [small = 0, large = 0] = await makeSizes(shop, [{ size: 'S' }, { size: 'L' }])
  const other = await shop.make.product({ unitPriceCents: 2000 })
  const familyKey = 'knee-brace'
  const of = { familyKeys: [familyKey] }
  await start({ code: null, action: { type: 'PERCENT_OFF', rate: 10_000, of } })
  const lines = [small, large, other.productId].map((productId) => ({ productId, quantity: 1 }))

  expect((await quote(lines)).discount).toBe(3.6)
  await shop.db
    .insertInto('familyMember')
    .values({ productId: other.productId, familyKey, axisValues: ['M'] })
    .execute()
  const grown = await quote(lines)
  expect(grown.discount).toBe(5.4)
  const saved = await save(lines, [], { orders: { grandTotal: grown.grandTotal } })
  expect(saved.json().orders).toMatchObject({ discount: 5.4, grandTotal: grown.grandTotal })
})

it('forty buyers of a code limited to ten: ten get it, and the others see why not', async () => {
  await start({ useLimit: 10 })
  const lines = await goods()
  const { grandTotal } = await quote(lines, ['SAVE10'])

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      save(lines, ['SAVE10'], {
        orders: { grandTotal },
        customer: { ...guestOrder(lines).customer, email: `buyer${at}@example.com` },
      }),
    ),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(30)
  expect(refused[0]?.json().quote.refusedCodes).toMatchObject([{ reason: 'USED_UP' }])
  expect(await brokenRules()).toEqual([])
})

it('once per customer means once per mailbox in any spelling, even concurrently', async () => {
  await start({ useLimitPerCustomer: 1 })
  const lines = await goods()
  const { grandTotal } = await quote(lines, ['SAVE10'])
  const mailboxes = ['ada.b@gmail.com', 'adab@gmail.com', 'Ada.B+2@gmail.com', 'adab+3@gmail.com']

  const answers = await Promise.all(
    mailboxes.map((email) =>
      save(lines, ['SAVE10'], {
        orders: { grandTotal },
        customer: { ...guestOrder(lines).customer, email },
      }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  expect(await brokenRules()).toEqual([])
})

it('an order canceled unpaid releases its use', async () => {
  const { session } = await start({ useLimit: 1 })
  const lines = await goods()
  const { orders } = (await save(lines, ['SAVE10'])).json()
  expect((await quote(lines, ['SAVE10'])).discount).toBe(0)

  await shop.post('/orders/move', { orderId: orders.orderId, status: 'REJECTED' }, session)

  expect((await quote(lines, ['SAVE10'])).discount).toBe(4.5)
  expect(await brokenRules()).toEqual([])
})

it('a refund of pieces returns exactly their price after the discount', async () => {
  const { session } = await start()
  const lines = await goods()
  const saved = (await save(lines, ['SAVE10'])).json()
  const { orderId, grandTotal } = saved.orders
  const amount = Math.round(grandTotal * 100)
  const headers = { 'x-order-token': saved.orderToken }
  const body = { amount, token: 'tok_visa', payment: { orderId } }
  expect((await shop.post('/payment/charge', body, { headers })).json().statusCode).toBe(0)

  const [first, second] = saved.orderItems
  const refunds = []
  for (const orderItemId of [first, first, second].map((item) => item.orderItemId)) {
    const items = [{ orderItemId, quantity: 1 }]
    const refund = await shop.post('/refunds/save', { orderId, items }, session)
    refunds.push(refund.json().amount)
  }

  // $35.98 − $3.60 for two, $9 − $0.90 for one; this shop taxes nothing.
  expect(refunds).toEqual([16.19, 16.19, 8.1])
  expect(await brokenRules()).toEqual([])
})

it('an order with a total of zero is paid without a card', async () => {
  await start({ action: { type: 'PERCENT_OFF', rate: 100_000 } })
  await start({ code: null, action: { type: 'FREE_SHIPPING' } })
  const lines = await goods()

  const { orders } = (await save(lines, ['SAVE10'])).json()

  expect(orders).toMatchObject({ grandTotal: 0, paymentStatus: 'PAID' })
  expect(await brokenRules()).toEqual([])
})

describe('staff', () => {
  it('change a draft, and copy a promotion that was used', async () => {
    const { promotionId, session } = await start()
    const draft = (await shop.post('/staff/promotions', bodyOf({ code: 'OTHER' }), session)).json()

    const changed = await shop.put(
      `/staff/promotions/${draft.promotionId}`,
      bodyOf({ code: 'NEW', useLimit: 5 }),
      session,
    )
    const fixed = await shop.put(`/staff/promotions/${promotionId}`, bodyOf(), session)

    expect(changed.json()).toMatchObject({ code: 'NEW', useLimit: 5, state: 'DRAFT' })
    expect(fixed.statusCode).toBe(409)
    expect((await shop.get('/staff/promotions', session)).json().rows).toMatchObject([
      { promotionId, state: 'ACTIVE', uses: 0 },
      { promotionId: draft.promotionId, state: 'DRAFT' },
    ])
  })

  it('read how often and how much', async () => {
    const { session } = await start()
    await save(await goods(), ['SAVE10'])

    const { rows } = (await shop.get('/staff/promotions', session)).json()
    expect(rows).toMatchObject([{ uses: 1, given: 4.5 }])
  })

  it.each([
    ['a code that is taken', bodyOf(), 'code'],
    ['a code of signs', bodyOf({ code: '%%%' }), 'code'],
    [
      'an end before the start',
      { ...bodyOf({ code: 'X12' }), startsOn: '2027-02-01', endsOn: '2027-01-01' },
      'endsOn',
    ],
    [
      'more than all of it',
      bodyOf({ code: 'X12', action: { type: 'PERCENT_OFF', rate: 100_001 } }),
      'action.rate',
    ],
    [
      'a bundle of one part',
      bodyOf({ code: 'X12', action: { type: 'BUNDLE', parts: [{ quantity: 1 }], priceCents: 1 } }),
      'action.parts',
    ],
  ])('see an error for %s', async (_name, body, path) => {
    const { session } = await start()
    const answer = await shop.post('/staff/promotions', body, session)

    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors[0].path).toBe(path)
  })
})

it('the database keeps active promotions unchanged, and enforces limits', async () => {
  const { promotionId } = await start({ useLimit: 1 })
  const attempt = (statement: string) => sql.raw(statement).execute(shop.db)

  await expect(attempt(`update promotion set action = '{"type":"FREE_SHIPPING"}'`)).rejects.toThrow(
    'is fixed',
  )
  await expect(attempt(`update promotion set state = 'DRAFT'`)).rejects.toThrow('cannot move')
  await expect(attempt(`update promotion set used = 2`)).rejects.toThrow('check')
  expect(promotionId).toBeGreaterThan(0)
})
