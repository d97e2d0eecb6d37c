import fc from 'fast-check'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { AUSTIN } from '../../../../test/shoppers/austin.ts'
import { editOrder, quoteEdit } from '../../../../test/shoppers/edit-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  await shop.make.tax()
})
afterAll(() => shop.close())

const PASSWORD = 'correct horse battery'
const customer = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone1: '5550100',
}

type Items = { productId: number; quantity: number }[]
const quote = async (orderItems: Items, codes: string[]) =>
  (await shop.post('/orders/quote', { orders: AUSTIN, orderItems, codes })).json()
const order = async (orderItems: Items, codes: string[]) =>
  (await shop.post('/orders/save', { orders: AUSTIN, orderItems, codes, customer })).json()

/** $16 from 40 pounds, $35 an oversize piece, $149 a piece of freight. */
async function openShop() {
  const session = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  const surcharges = { weightSteps: [{ fromPounds: 40, cost: 16 }], oversize: 35, freight: 149 }
  const goodsSizes = { kindPounds: [], oversizeKinds: [], oversizeOverPounds: 60 }
  await shop.put('/staff/settings', { surcharges, goodsSizes }, session)
  await promise(session, 'SHIPFREE', {})
  await promise(session, 'BEDFREE', { includesBulky: true })
  await promise(session, 'TENOFF', { maxCents: 10_00 })
  const made = (pounds: number) =>
    shop.make.product({ unitPriceCents: 30_00, quantity: 999, weight: pounds, weightUnit: 'lb' })
  const [small, heavy, ramp, bed] = await Promise.all([made(1), made(45), made(70), made(180)])
  return { session, ids: [small, heavy, ramp, bed].map(({ productId }) => productId) }
}

async function promise(session: Awaited<ReturnType<typeof signIn>>, code: string, more: object) {
  const saved = await shop.post(
    '/staff/promotions',
    {
      name: code,
      nameEs: code,
      code,
      conditions: [],
      action: { type: 'FREE_SHIPPING', ...more },
      priority: 10,
      exclusive: false,
      startsOn: null,
      endsOn: null,
      useLimit: null,
      useLimitPerCustomer: null,
    },
    session,
  )
  expect(saved.statusCode, saved.body).toBe(200)
  const { promotionId } = saved.json()
  await shop.post(`/staff/promotions/${promotionId}/move`, { state: 'ACTIVE' }, session)
}

it('is off the rate by subtotal and weight; oversize and freight stay to be paid', async () => {
  const { ids } = await openShop()
  const [, heavy = 0, , bed = 0] = ids
  const items = [
    { productId: heavy, quantity: 1 },
    { productId: bed, quantity: 1 },
  ]

  // $54.00 of goods: $15 by subtotal, $16 by weight, $149 freight.
  expect(await quote(items, [])).toMatchObject({
    shippingHandling: 180,
    nextShipping: { cost: 175 },
  })
  expect(await quote(items, ['SHIPFREE'])).toMatchObject({
    shippingHandling: 180,
    shippingDiscount: 31,
    nextShipping: null,
  })
  expect(await quote(items, ['BEDFREE'])).toMatchObject({ shippingDiscount: 180 })
})

it('costs in the quote what is charged, whatever is in the cart and promised', async () => {
  const { ids } = await openShop()
  const anyItems = fc
    .uniqueArray(fc.record({ at: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }) }), {
      selector: ({ at }) => at,
      minLength: 1,
    })
    .map((some): Items => some.map(({ at, quantity }) => ({ productId: ids[at] ?? 0, quantity })))
  const anyCodes = fc.subarray(['SHIPFREE', 'BEDFREE', 'TENOFF'])

  await fc.assert(
    fc.asyncProperty(anyItems, anyCodes, async (items, codes) => {
      const quoted = await quote(items, codes)
      const { oversize = 0, freight = 0 } = quoted.surcharges ?? {}
      const left = quoted.shippingHandling - quoted.shippingDiscount
      if (!codes.includes('BEDFREE')) expect(left).toBeGreaterThanOrEqual(oversize + freight)
      if (codes.includes('BEDFREE')) expect(left).toBe(0)
      else if (codes.includes('SHIPFREE')) expect(left).toBe(oversize + freight)

      const { orders, orderToken } = await order(items, codes)
      expect(orders).toMatchObject({
        shippingHandling: quoted.shippingHandling,
        shippingDiscount: quoted.shippingDiscount,
        grandTotal: quoted.grandTotal,
      })
      const charged = await shop.post(
        '/payment/charge',
        {
          amount: Math.round(quoted.grandTotal * 100),
          token: 'tok_visa',
          payment: { orderId: orders.orderId },
        },
        { headers: { 'x-order-token': orderToken } },
      )
      expect(charged.statusCode, charged.body).toBe(200)
    }),
    { numRuns: 15, seed: 72 },
  )
})

it.each([
  ['SHIPFREE', 15],
  ['BEDFREE', 164],
])('%s of an order to which staff add a bed is as promised', async (code, waived) => {
  const { session, ids } = await openShop()
  const [small = 0, , , bed = 0] = ids
  const { orders } = await order([{ productId: small, quantity: 1 }], [code])
  expect(orders).toMatchObject({ shippingHandling: 20, shippingDiscount: 20 })

  const added = [{ productId: bed, quantity: 1 }]
  const quoted = await quoteEdit(shop, session, { orderId: orders.orderId, added })

  expect(quoted.statusCode, quoted.body).toBe(200)
  expect(quoted.json().after).toMatchObject({ shipping: 164 - waived })
  const edited = await editOrder(shop, session, { orderId: orders.orderId, added })
  expect(edited.statusCode, edited.body).toBe(200)
  const broken = await findBrokenRules(shop.db)
  expect(broken).toEqual([])
})

it('stands beside what goods add in the public settings, which say nothing where nothing is added', async () => {
  expect((await shop.get('/config')).json()).not.toHaveProperty('surcharges')
  await openShop()

  expect((await shop.get('/config')).json()).toMatchObject({
    surcharges: { weightSteps: [{ fromPounds: 40, cost: 16 }], oversize: 35, freight: 149 },
  })
})
