import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

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

async function signedInAs(password: string) {
  const { bearer } = await signIn(shop, await shop.make.customer({ password }))
  return { authorization: `Bearer ${bearer}` }
}

describe('an order whose response was lost', () => {
  it('is found by its key, and its guest can open it', async () => {
    await shop.make.product()
    const { orders } = (await order()).json()

    const found = await ask()

    const placed = {
      orderNum: orders.orderNum,
      items: [{ productId: 1, attributes: [], notes: null }],
    }
    expect(found.json()).toEqual({ placed, isInAccount: false })
    const [cookie] = found.cookies
    const opened = await post({
      url: '/api/orders/findOrdersWithItems',
      payload: {},
      headers: { cookie: `${cookie?.name}=${cookie?.value}` },
    })
    expect(opened.json().orderCustomer).toHaveLength(1)
    expect(opened.body).toContain(orders.orderNum)
  })

  it('is not found before it has arrived, or under another key', async () => {
    await shop.make.product()
    const before = await ask()
    await order()
    const other = await ask(KEY.replace('5f', '6f'))

    const nothing = { placed: null, isInAccount: false }
    expect([before.json(), other.json()]).toEqual([nothing, nothing])
    expect([before.cookies, other.cookies]).toEqual([[], []])
  })

  it('in an account is hidden from others, who only learn that it has arrived', async () => {
    await shop.make.product()
    const owner = await signedInAs('a staple for Ada')
    const other = await signedInAs('another staple')
    const { orders } = (await order(owner)).json()

    const asked = [await ask(KEY, owner), await ask(KEY, other), await ask()]

    const isElsewhere = { placed: null, isInAccount: true }
    const placed = {
      orderNum: orders.orderNum,
      items: [{ productId: 1, attributes: [], notes: null }],
    }
    expect(asked.map((answer) => answer.json())).toEqual([
      { placed, isInAccount: false },
      isElsewhere,
      isElsewhere,
    ])
    expect(asked.flatMap((answer) => answer.cookies)).toEqual([])
  })

  it('of a guest is found by its key also after signing in', async () => {
    await shop.make.product()
    const { orders } = (await order()).json()
    await shop.db.deleteFrom('idempotentAnswer').execute()

    const found = await ask(KEY, await signedInAs('a staple for Ada'))

    expect(found.json().placed.orderNum).toBe(orders.orderNum)
  })

  it.each(['short', 'order-1', KEY.toUpperCase(), `${KEY}0`])(
    'is not looked up with %s: only random keys are private',
    async (key) => {
      expect((await ask(key)).statusCode).toBe(422)
    },
  )
})
