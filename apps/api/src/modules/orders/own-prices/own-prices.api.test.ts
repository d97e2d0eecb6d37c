import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { ada, guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const EMAIL = 'clinic@example.com'
const PASSWORD = 'a quiet river in may'

/** A customer whose license is valid for the given number of days. */
async function makeClinic(days = 0) {
  const made = await shop.make.customer({ email: EMAIL, password: PASSWORD })
  await shop.make.clinic({ custId: made.custId, days })
  return made
}

/** $19.99, online $17.99; clinics pay $12.99, and $11.00 from ten; everyone $15.00 from six. */
async function tiered() {
  const product = await shop.make.product({ unitPriceCents: 19_99, quantity: null })
  const { productId } = product
  await shop.db
    .insertInto('priceTier')
    .values([
      { productId, groupKey: 'CLINIC', fromQuantity: 1, kind: 'PRICE', cents: 12_99 },
      { productId, groupKey: 'CLINIC', fromQuantity: 10, kind: 'PRICE', cents: 11_00 },
      { productId, fromQuantity: 6, kind: 'PRICE', cents: 15_00 },
    ])
    .execute()
  return product
}

type Session = Awaited<ReturnType<typeof signIn>>
const quote = (productId: number, quantity: number, session?: Session) =>
  shop.post('/orders/quote', { orderItems: [{ productId, quantity }] }, session)
const ownPrice = (productId: number, session?: Session) =>
  shop.get(`/products/${productId}/ownPrice`, session)
const unitPriceOf = (answer: { json: () => { lines: { unitPrice: number }[] } }) =>
  answer.json().lines[0]?.unitPrice

describe('group prices', () => {
  it('are the same on product page, quote, order and charge for a member', async () => {
    const { productId } = await tiered()
    const session = await signIn(shop, await makeClinic())

    const own = await ownPrice(productId, session)
    const quoted = (await quote(productId, 12, session)).json()
    const saved = await shop.post(
      '/orders/save',
      { orders: { grandTotal: quoted.grandTotal }, orderItems: [{ productId, quantity: 12 }] },
      session,
    )
    const { orderId, grandTotal } = saved.json().orders
    const charged = await shop.post(
      '/payment/charge',
      { amount: Math.round(grandTotal * 100), token: 'tok_visa', payment: { orderId } },
      session,
    )

    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.json()).toEqual({
      onlinePrice: 17.99,
      tiers: [
        { from: 1, unitPrice: 12.99 },
        { from: 10, unitPrice: 11 },
      ],
    })
    expect(unitPriceOf(await quote(productId, 1, session))).toBe(12.99)
    expect(quoted).toMatchObject({ subtotal: 132, lines: [{ unitPrice: 11 }] })
    expect(saved.json().orders).toMatchObject({ orderAmount: 132, grandTotal: quoted.grandTotal })
    expect(charged.json()).toMatchObject({ statusCode: 0 })
    const broken = await findBrokenRules(shop.db)
    expect(broken).toEqual([])
  })

  it('are hidden from guests, whatever email they type, and from all cached pages', async () => {
    const { productId } = await tiered()
    await makeClinic()

    const saved = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }], EMAIL))
    const named = await shop.post('/orders/quote', {
      orderItems: [{ productId, quantity: 1 }],
      customer: { email: EMAIL },
    })
    const cheap = await shop.post('/orders/save', {
      ...guestOrder([{ productId, quantity: 1 }], EMAIL),
      orders: { grandTotal: 33.8 },
    })

    expect(saved.json().orderItems[0].unitPrice).toBe(17.99)
    expect(unitPriceOf(named)).toBe(17.99)
    expect(cheap.statusCode).toBe(409)
    expect((await ownPrice(productId)).statusCode).toBe(401)
    expect((await shop.get(`/products/${productId}`)).json().tiers).toEqual([
      { from: 6, unitPrice: 15 },
    ])
  })

  it("are hidden from other customers, and end with a clinic's license", async () => {
    const { productId } = await tiered()
    const expired = await signIn(shop, await makeClinic(-1))
    const other = await signIn(
      shop,
      await shop.make.customer({ email: 'other@example.com', password: PASSWORD }),
    )

    for (const session of [expired, other]) {
      expect(unitPriceOf(await quote(productId, 1, session))).toBe(17.99)
      expect((await ownPrice(productId, session)).json().tiers).toEqual([
        { from: 6, unitPrice: 15 },
      ])
    }
  })

  it('are used in phone orders for the customer', async () => {
    const { productId } = await tiered()
    await makeClinic()
    const staff = await signIn(
      shop,
      await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }),
    )
    const customer = { ...ada, email: EMAIL }
    const orderItems = [{ productId, quantity: 10 }]

    const quoted = await shop.post('/orders/quote', { orderItems, customer }, staff)
    const placed = await shop.post(
      '/staff/orders/phone',
      { orders: {}, orderItems, customer },
      staff,
    )

    expect(unitPriceOf(quoted)).toBe(11)
    expect(placed.json().orderItems[0].unitPrice).toBe(11)
    expect(placed.json().orders.grandTotal).toBe(quoted.json().grandTotal)
  })

  it('apply to sales representatives appointed by staff', async () => {
    const product = await shop.make.product({ unitPriceCents: 10_00 })
    const { productId } = product
    await shop.db
      .insertInto('priceTier')
      .values({
        productId,
        groupKey: 'SALES_REP',
        fromQuantity: 1,
        kind: 'PERCENT_OFF',
        rate: 10_000,
      })
      .execute()
    const rep = await shop.make.customer({ email: EMAIL, password: PASSWORD })
    const session = await signIn(shop, rep)
    const before = unitPriceOf(await quote(productId, 1, session))

    await shop.db
      .updateTable('customer')
      .set({ salesRep: true })
      .where('custId', '=', rep.custId)
      .execute()

    expect([before, unitPriceOf(await quote(productId, 1, session))]).toEqual([9, 8.1])
  })
})

it('a product that is not sold has no group price', async () => {
  const session = await signIn(shop, await makeClinic())

  expect((await ownPrice(4711, session)).statusCode).toBe(404)
})
