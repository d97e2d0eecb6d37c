import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../test/sign-in.ts'
import { startTestShop } from '../../../test/start-test-shop.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const KEY = '5f0f6a2e58a54b3ea6f00d2ab0f4a001'
const customer = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone1: '5550100',
}

interface Call {
  url: string
  payload: object
  headers?: Record<string, string>
}

const post = ({ url, payload, headers = {} }: Call) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'x-session': 'cookie', ...headers } })

const order = (headers: Record<string, string> = {}) =>
  post({
    url: '/api/orders/save',
    payload: { orders: {}, orderItems: [{ productId: 1, quantity: 1 }], customer },
    headers: { 'idempotency-key': KEY, ...headers },
  })

const ask = (key = KEY, headers: Record<string, string> = {}) =>
  post({ url: '/api/orders/findPlaced', payload: { key }, headers })

describe('an order whose answer was lost', () => {
  it('is found by its key, and its guest can open it', async () => {
    await shop.make.product()
    const { orders } = (await order()).json()

    const found = await ask()

    expect(found.json()).toEqual({ placed: { orderNum: orders.orderNum, productIds: [1] } })
    const [cookie] = found.cookies
    const opened = await post({
      url: '/api/orders/findOrdersWithItems',
      payload: {},
      headers: { cookie: `${cookie?.name}=${cookie?.value}` },
    })
    expect(opened.json().orderCustomer).toHaveLength(1)
    expect(opened.body).toContain(orders.orderNum)
  })

  it('is not found before it has arrived, nor under another key', async () => {
    await shop.make.product()
    const before = await ask()
    await order()
    const other = await ask(KEY.replace('5f', '6f'))

    expect([before.json(), other.json()]).toEqual([{ placed: null }, { placed: null }])
    expect([before.cookies, other.cookies]).toEqual([[], []])
  })

  it("of a customer is told to nobody else, and a guest's also after signing in", async () => {
    await shop.make.product()
    const account = await shop.make.customer({ password: 'a staple for Ada' })
    const { bearer } = await signIn(shop, account)
    const signedIn = { authorization: `Bearer ${bearer}` }
    const { orders } = (await order(signedIn)).json()

    expect((await ask(KEY, signedIn)).json().placed.orderNum).toBe(orders.orderNum)
    expect((await ask()).json()).toEqual({ placed: null })

    const guests = (await order()).json()
    await shop.db.deleteFrom('idempotentAnswer').execute()
    expect((await ask()).json().placed.orderNum).toBe(guests.orders.orderNum)
  })

  it.each(['short', 'order-1', KEY.toUpperCase(), `${KEY}0`])(
    'is not asked for with %s: only random keys are nobody else’s',
    async (key) => {
      expect((await ask(key)).statusCode).toBe(422)
    },
  )
})
