import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { AUSTIN } from '../../../test/shoppers/austin.ts'
import { quoteEdit } from '../../../test/shoppers/edit-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  await shop.make.tax()
})
afterAll(() => shop.close())

const PASSWORD = 'correct horse battery'
const owner = async () => signIn(shop, await shop.make.staff({ password: PASSWORD }))
const save = async (settings: object) => shop.put('/staff/settings', settings, await owner())

const customer = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone1: '5550100',
}
const honolulu = { ...AUSTIN, stateProvince: 'HI', city: 'Honolulu', postalCode: '96813' }

/** $16 from 40 pounds, $35 an oversize piece, $149 a piece of freight. */
const surcharges = { weightSteps: [{ fromPounds: 40, cost: 16 }], oversize: 35, freight: 149 }
const far = { name: 'Far', countries: [], states: ['HI'], tiers: [{ from: 0, cost: 60 }] }

type Items = { productId: number; quantity: number }[]
const quote = async (orderItems: Items, orders: object = AUSTIN) =>
  (await shop.post('/orders/quote', { orders, orderItems })).json()
const order = async (orderItems: Items, orders: object = AUSTIN, more: object = {}) =>
  shop.post('/orders/save', { orders: { ...orders, ...more }, orderItems, customer })

const bed = () =>
  shop.make.product({ unitPriceCents: 1_000_00, quantity: 9, weight: 180, weightUnit: 'lb' })
const chair = () =>
  shop.make.product({ unitPriceCents: 300_00, quantity: 9, weight: 45, weightUnit: 'lb' })

it('costs the same as before until the owner sets surcharges', async () => {
  const items = [
    { productId: (await bed()).productId, quantity: 1 },
    { productId: (await chair()).productId, quantity: 2 },
  ]

  expect(await quote(items)).toMatchObject({ shippingHandling: 0, surcharges: null })
  expect((await order(items)).json().orders).toMatchObject({ shippingHandling: 0 })
})

describe("the owner's surcharges", () => {
  beforeEach(async () => {
    const saved = await save({ surcharges })
    expect(saved.statusCode, saved.body).toBe(200)
  })

  it("are shown on a product's page, and are the same in quote, order and charge", async () => {
    const [{ productId }, heavy] = [await bed(), await chair()]
    const asked = (await shop.get(`/products/${productId}/delivery?postalCode=78701`)).json()
    expect(asked.surcharges).toMatchObject({ freight: 149, freightPieces: 1, weight: 0 })

    const items = [
      { productId, quantity: 2 },
      { productId: heavy.productId, quantity: 1 },
    ]
    const quoted = await quote(items)
    expect(quoted).toMatchObject({
      shippingHandling: 314,
      surcharges: { pounds: 45, weight: 16, oversize: 0, freightPieces: 2, freight: 298 },
    })
    const { orders, orderToken } = (await order(items)).json()
    expect(orders).toMatchObject({ shippingHandling: 314, grandTotal: quoted.grandTotal })
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
  })

  it('are not charged for pickup', async () => {
    const items = [{ productId: (await bed()).productId, quantity: 1 }]
    const collected = { ...AUSTIN, pickupType: 'IN STORE' }

    expect(await quote(items, collected)).toMatchObject({
      shippingHandling: 0,
      surcharges: { freight: 149 },
    })
    expect((await order(items, collected)).json().orders).toMatchObject({ shippingHandling: 0 })
  })

  it('show the next cheaper step with its weight surcharge', async () => {
    const { productId } = await shop.make.product({
      unitPriceCents: 100_00,
      quantity: 9,
      weight: 45,
      weightUnit: 'lb',
    })
    expect(await quote([{ productId, quantity: 1 }])).toMatchObject({
      shippingHandling: 31,
      nextShipping: { missing: 10, cost: 26 },
    })
  })

  it("use the kind's weight if a product states none, and treat kinds as oversize", async () => {
    const { kindKey } = await shop.make.kind({ kindKey: 'ramp' })
    const { productId } = await shop.make.product({ unitPriceCents: 300_00, quantity: 9, kindKey })
    expect(await quote([{ productId, quantity: 1 }])).toMatchObject({ surcharges: null })

    await save({
      goodsSizes: {
        kindPounds: [{ kind: 'ramp', pounds: 60 }],
        oversizeKinds: ['ramp'],
        oversizeOverPounds: null,
      },
    })

    expect(await quote([{ productId, quantity: 1 }])).toMatchObject({
      shippingHandling: 51,
      surcharges: { pounds: 60, weight: 16, oversizePieces: 1, oversize: 35 },
    })
  })

  it('of a zone replace the general ones, and may be none', async () => {
    const items = [{ productId: (await bed()).productId, quantity: 1 }]
    await save({ shippingZones: [far] })
    expect(await quote(items, honolulu)).toMatchObject({ shippingHandling: 60, surcharges: null })

    await save({ zoneSurcharges: [{ ...surcharges, zone: 'Far', freight: 900 }] })

    expect(await quote(items, honolulu)).toMatchObject({ shippingHandling: 960 })
    expect(await quote(items)).toMatchObject({ shippingHandling: 149 })
    expect((await order(items, honolulu)).json().orders).toMatchObject({ shippingHandling: 960 })
  })

  it('stay with their zone, which cannot be renamed or deleted meanwhile', async () => {
    await save({ shippingZones: [far], zoneSurcharges: [{ ...surcharges, zone: 'Far' }] })

    const renamed = await save({ shippingZones: [{ ...far, name: 'Hawaii' }] })
    expect(renamed.statusCode).toBe(422)
    expect(renamed.json().errors[0]).toMatchObject({ path: 'shippingZones' })
    const unknown = await save({ zoneSurcharges: [{ ...surcharges, zone: 'Mars' }] })
    expect(unknown.json().errors[0]).toMatchObject({ path: 'zoneSurcharges' })
    const both = await save({
      shippingZones: [{ ...far, name: 'Hawaii' }],
      zoneSurcharges: [{ ...surcharges, zone: 'Hawaii' }],
    })
    expect(both.statusCode, both.body).toBe(200)
  })

  it('are in the history and can be undone', async () => {
    const session = await owner()
    const { rows } = (await shop.get('/staff/history/setting/surcharges', session)).json()
    const undone = await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, session)
    expect(undone.statusCode).toBe(200)
    const items = [{ productId: (await bed()).productId, quantity: 1 }]
    expect(await quote(items)).toMatchObject({ shippingHandling: 0 })
  })

  it('apply to an order that staff edit before it is paid', async () => {
    const session = await owner()
    const [one, heavy] = [
      await shop.make.product({ unitPriceCents: 300_00, quantity: 9 }),
      await bed(),
    ]
    const { orders } = (await order([{ productId: one.productId, quantity: 1 }])).json()
    const added = [{ productId: heavy.productId, quantity: 2 }]
    const quoted = await quoteEdit(shop, session, { orderId: orders.orderId, added })
    expect(quoted.statusCode, quoted.body).toBe(200)
    expect(quoted.json()).toMatchObject({ before: { shipping: 0 }, after: { shipping: 298 } })
  })

  it.each([
    ['surcharges.freight', { surcharges: { ...surcharges, freight: -1 } }],
    ['surcharges.oversize', { surcharges: { ...surcharges, oversize: 1.005 } }],
    [
      'surcharges.weightSteps.0.fromPounds',
      { surcharges: { ...surcharges, weightSteps: [{ fromPounds: 0, cost: 1 }] } },
    ],
    [
      'surcharges.weightSteps',
      {
        surcharges: {
          ...surcharges,
          weightSteps: [
            { fromPounds: 20, cost: 1 },
            { fromPounds: 20, cost: 2 },
          ],
        },
      },
    ],
  ])('are refused where %s is wrong', async (path, settings) => {
    const refused = await save(settings)
    expect(refused.json().errors?.[0]).toMatchObject({ path })
    expect([400, 422]).toContain(refused.statusCode)
  })
})
