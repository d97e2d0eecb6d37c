import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const find = (body: object, options?: CallOptions) =>
  shop.post('/orders/findOrdersWithItems', body, options)
const withToken = (orderToken: string): CallOptions => ({
  headers: { 'x-order-token': orderToken },
})

const NOTHING = { orderCustomer: [], orderItems: [] }

/** The order numbers of an answer. */
const numbersIn = (answer: { json(): { orderCustomer: { orders: { orderNum: string } }[] } }) =>
  answer.json().orderCustomer.map(({ orders }) => orders.orderNum)

describe('a guest with an order token', () => {
  it('sees that order with customer, items and products', async () => {
    const sling = await shop.make.product({ productName: 'Sling', unitPriceCents: 20_00 })
    const { order, orderToken } = await shop.make.order({
      lines: [{ product: sling, quantity: 2 }],
    })
    await shop.make.order()

    const found = (await find({ orderNumber: order.orderNum }, withToken(orderToken))).json()

    expect(found.orderCustomer).toMatchObject([
      {
        orders: { orderNum: order.orderNum, orderAmount: 36, grandTotal: 56, custId: null },
        customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
      },
    ])
    expect(found.orderItems).toMatchObject([
      {
        ordersItems: { quantity: 2, unitPrice: 18, lineTotal: 36, itemStatus: 'NEW' },
        products: { productName: 'Sling', imageUrl: expect.stringContaining('/media/products/') },
      },
    ])
  })

  it.each([
    { name: 'the bearer header', options: (token: string) => ({ bearer: token }) },
    { name: 'a cookie', options: (token: string) => ({ cookies: { mendwell_orders: token } }) },
  ])('may send it as $name', async ({ options }) => {
    const { order, orderToken } = await shop.make.order()

    expect(numbersIn(await find({}, options(orderToken)))).toEqual([order.orderNum])
  })

  it("gets the same for someone else's order as for an unknown one", async () => {
    const mine = await shop.make.order()
    const foreign = await shop.make.order()

    const other = await find({ orderNumber: foreign.order.orderNum }, withToken(mine.orderToken))
    const unknown = await find({ orderNumber: '4711' }, withToken(mine.orderToken))

    expect(other.json()).toEqual(NOTHING)
    expect(other.json()).toEqual(unknown.json())
  })

  it('gains nothing from the custId of the body', async () => {
    const mine = await shop.make.order()
    const foreign = await shop.make.order()

    const answer = await find({ custId: foreign.order.custId }, withToken(mine.orderToken))

    expect(numbersIn(answer)).toEqual([mine.order.orderNum])
  })

  it('has no access after 24 hours', async () => {
    const { orderToken } = await shop.make.order()
    const past = new Date(Date.now() - 1000)
    await shop.db.updateTable('orderCapability').set({ expiresAt: past }).execute()

    expect((await find({}, withToken(orderToken))).statusCode).toBe(401)
  })
})

describe('a visitor without a token', () => {
  it.each([
    { name: 'without anything', options: {} },
    { name: 'with a made-up token', options: withToken('x'.repeat(43)) },
    { name: 'with a broken token', options: withToken("' or 1=1") },
  ])('$name sees nothing', async ({ options }) => {
    const { order } = await shop.make.order()

    const answer = await find({ custId: order.custId, orderNumber: order.orderNum }, options)

    expect(answer.statusCode).toBe(401)
  })
})

describe('a signed-in customer', () => {
  it('sees their orders, newest first, as many as requested', async () => {
    const me = await shop.make.customer({ password: 'correct horse battery' })
    const placed = []
    for (let made = 0; made < 4; made++) {
      placed.push(await shop.make.order({ custId: me.custId, row: { placedBy: 'CUSTOMER' } }))
    }
    await shop.make.order()

    const answer = await find(
      { limit: 3, orderType: 'ONLINE', orderNumber: '' },
      await signIn(shop, me),
    )

    const newest = placed.map(({ order }) => order.orderNum).toReversed()
    expect(numbersIn(answer)).toEqual(newest.slice(0, 3))
    expect(answer.json().orderCustomer[0].orders.custId).toBe(me.custId)
  })

  it.each(['GUEST', 'STAFF'])(
    'sees what a %s ordered with the address only once it is verified',
    async (placedBy) => {
      const me = await shop.make.customer({ password: 'correct horse battery' })
      const { order } = await shop.make.order({ custId: me.custId, row: { placedBy } })
      const session = await signIn(shop, me)

      const before = await find({}, session)
      await shop.db.updateTable('customer').set({ emailVerifiedAt: new Date() }).execute()
      const after = await find({}, session)

      expect(before.json()).toEqual(NOTHING)
      expect(numbersIn(after)).toEqual([order.orderNum])
    },
  )

  it("does not see another customer's orders", async () => {
    const me = await shop.make.customer({ password: 'correct horse battery' })
    const { order } = await shop.make.order({ row: { placedBy: 'CUSTOMER' } })

    const body = { custId: order.custId, orderNumber: order.orderNum }

    expect((await find(body, await signIn(shop, me))).json()).toEqual(NOTHING)
  })
})

it('staff find any order', async () => {
  const staff = await shop.make.staff({ password: 'correct horse battery' })
  const first = await shop.make.order()
  const second = await shop.make.order()
  const session = await signIn(shop, staff)

  expect(numbersIn(await find({}, session))).toEqual([second.order.orderNum, first.order.orderNum])
  expect(numbersIn(await find({ orderNumber: first.order.orderNum }, session))).toEqual([
    first.order.orderNum,
  ])
})

it.each([{ limit: 0 }, { limit: 51 }, { orderNumber: {} }])(
  'refuses the query %j',
  async (body) => {
    const { orderToken } = await shop.make.order()

    expect((await find(body, withToken(orderToken))).statusCode).toBe(422)
  },
)

it('has an empty list for an unknown order type', async () => {
  const { orderToken } = await shop.make.order()

  expect((await find({ orderType: 'PHONE' }, withToken(orderToken))).json()).toEqual(NOTHING)
})
