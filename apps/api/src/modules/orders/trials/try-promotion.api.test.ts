import type { Action, Condition } from '@mendwell/domain/offers/promotion'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))

interface Offer {
  code?: string | null
  singleUse?: boolean
  action?: Action
  conditions?: Condition[]
  useLimit?: number | null
  startsOn?: string | null
  endsOn?: string | null
  exclusive?: boolean
}

const promotion = (offer: Offer = {}) => ({
  name: 'Fall sale',
  nameEs: 'Ofertas de otoño',
  code: 'FALL10',
  action: { type: 'PERCENT_OFF', rate: 10_000 },
  conditions: [],
  priority: 10,
  exclusive: false,
  startsOn: null,
  endsOn: null,
  useLimit: null,
  useLimitPerCustomer: null,
  ...offer,
})

/** Two pieces at $19.99 and one at $10: $44.98 online. */
async function goods() {
  const a = await shop.make.product({ unitPriceCents: 1999, quantity: 100 })
  const b = await shop.make.product({ unitPriceCents: 1000, quantity: 100 })
  return [
    { productId: a.productId, quantity: 2 },
    { productId: b.productId, quantity: 1 },
  ]
}

const trial = (lines: object[], offer: Offer = {}, more = {}) => ({
  promotionId: null,
  promotion: promotion(offer),
  lines,
  pickup: false,
  group: null,
  isFirstOrder: false,
  asOf: null,
  codes: ['fall 10'],
  ...more,
})

async function test(...asked: Parameters<typeof trial>) {
  const answer = await shop.post('/staff/promotions/test', trial(...asked), await staff())
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

it("shows line by line what a shopper's cart gets once it starts, to the cent", async () => {
  const session = await staff()
  const lines = await goods()

  const tried = (await shop.post('/staff/promotions/test', trial(lines), session)).json()

  expect(tried).toMatchObject({
    given: 4.5,
    refusal: null,
    lines: [
      { quantity: 2, lineTotal: 35.98, given: 3.6 },
      { quantity: 1, lineTotal: 9, given: 0.9 },
    ],
    others: [],
  })
  const { promotionId } = (await shop.post('/staff/promotions', promotion(), session)).json()
  await shop.post(`/staff/promotions/${promotionId}/move`, { state: 'ACTIVE' }, session)
  const quote = (await shop.post('/orders/quote', { orderItems: lines, codes: ['FALL10'] })).json()
  const { subtotal, tax, grandTotal, discount } = quote
  expect(tried).toMatchObject({ subtotal, tax, grandTotal, given: discount })
  const counted = await shop.db.selectFrom('promotionUse').selectAll().execute()
  expect(counted).toEqual([])
})

it.each<[string, Offer, object, object]>([
  ['its code was not given', {}, { codes: [] }, { reason: 'CODE_NOT_GIVEN' }],
  [
    'the cart is too small',
    { conditions: [{ type: 'MIN_SUBTOTAL', cents: 50_00 }] },
    {},
    { reason: 'MIN_SUBTOTAL', wanted: 5000, missing: 502 },
  ],
  [
    'it is for clinics',
    { conditions: [{ type: 'GROUP', group: 'CLINIC' }] },
    {},
    { reason: 'GROUP' },
  ],
  [
    'it is for a first order, of one without a code too',
    { code: null, conditions: [{ type: 'FIRST_ORDER' }] },
    {},
    { reason: 'FIRST_ORDER' },
  ],
  [
    'it has not begun at that moment',
    { startsOn: '2027-03-01' },
    { asOf: '2027-02-28T23:59' },
    { reason: 'NOT_YET' },
  ],
  [
    'it is over at that moment',
    { endsOn: '2027-03-01' },
    { asOf: '2027-03-02T00:00' },
    { reason: 'OVER' },
  ],
  [
    'none of its goods are in the cart',
    { action: { type: 'PERCENT_OFF', rate: 10_000, of: { productIds: [4711] } } },
    {},
    { reason: 'NOTHING_TO_REDUCE' },
  ],
])('says why it gives nothing: %s', async (_name, offer, more, refusal) => {
  const tried = await test(await goods(), offer, more)

  expect(tried).toMatchObject({ given: 0, refusal })
})

it.each<[string, Offer, object]>([
  ['a clinic', { conditions: [{ type: 'GROUP', group: 'CLINIC' }] }, { group: 'CLINIC' }],
  ['a first order', { conditions: [{ type: 'FIRST_ORDER' }] }, { isFirstOrder: true }],
  ['its first minute', { startsOn: '2027-03-01' }, { asOf: '2027-03-01T00:00' }],
  ['codes that count once, with one of them', { code: null, singleUse: true }, { codes: [] }],
])('counts for %s', async (_name, offer, more) => {
  expect(await test(await goods(), offer, more)).toMatchObject({ given: 4.5, refusal: null })
})

it('shows shipping discounts separately, for delivery and pickup as quoted', async () => {
  const lines = await goods()
  const free: Offer = { action: { type: 'FREE_SHIPPING' } }
  const pickup = { orderItems: lines, orders: { pickupType: 'IN STORE' } }
  const { shippingHandling } = (await shop.post('/orders/quote', pickup)).json()

  expect(await test(lines, free)).toMatchObject({ given: 20, shippingGiven: 20, shipping: 20 })
  expect(await test(lines, free, { pickup: true })).toMatchObject({
    given: shippingHandling,
    shipping: shippingHandling,
  })
})

it('is compared with active promotions, and shows which one saves more', async () => {
  const session = await staff()
  const lines = await goods()
  const other = promotion({ code: null, exclusive: true })
  const made = await shop.post('/staff/promotions', { ...other, name: 'All year' }, session)
  const { promotionId } = made.json()
  await shop.post(`/staff/promotions/${promotionId}/move`, { state: 'ACTIVE' }, session)

  const less = await test(lines, { action: { type: 'PERCENT_OFF', rate: 5000 } })
  const more = await test(lines, { action: { type: 'PERCENT_OFF', rate: 20_000 } })

  expect(less).toMatchObject({
    refusal: { reason: 'OTHER_BETTER' },
    others: [{ promotionId, name: 'All year', given: 4.5 }],
  })
  expect(more).toMatchObject({ given: 9, refusal: null, others: [] })
})

it('uses the current sale price, and names what a cart would not take', async () => {
  const session = await staff()
  const { productId } = await shop.make.product({ unitPriceCents: 5000, quantity: 1 })
  const sale = await shop.post(
    '/staff/scheduled-sales',
    {
      name: 'March',
      discount: { type: 'PRICE', cents: 3000 },
      of: { productIds: [productId], categoryIds: [], brandIds: [] },
      startsAt: '2027-03-01T09:00',
      endsAt: '2027-03-02T09:00',
    },
    session,
  )
  expect(sale.statusCode, sale.body).toBe(200)
  const gone = await shop.make.product({ productStatus: 'N' })
  const lines = [
    { productId, quantity: 2 },
    { productId: gone.productId, quantity: 1 },
  ]

  const before = await test(lines, {}, { asOf: '2027-03-01T08:59' })
  const during = await test(lines, {}, { asOf: '2027-03-01T09:00' })

  expect(before.lines).toMatchObject([{ unitPrice: 45, isOnSale: false, given: 9 }])
  expect(during.lines).toMatchObject([{ unitPrice: 30, isOnSale: true, given: 6 }])
  expect(during.problems).toMatchObject([{ productId: gone.productId }])
})
