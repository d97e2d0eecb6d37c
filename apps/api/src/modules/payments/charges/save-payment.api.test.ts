import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** A guest's order of 29.00 in all, and a call about it. */
async function makeOrder() {
  const { order, orderToken } = await shop.make.order()
  const body = { orderId: order.orderId, taxesAmount: 0, totalAmount: 29_00, updatedBy: 'Ada' }
  const save = (change: object = {}, headers: Record<string, string> = {}) =>
    shop.post(
      '/payment/save',
      { ...body, ...change },
      { headers: { 'x-order-token': orderToken, ...headers } },
    )
  return { body, save }
}

describe('a request to pay', () => {
  it('is stored once, whatever is repeated', async () => {
    const { body, save } = await makeOrder()

    const first = await save({}, { 'idempotency-key': 'first-click' })
    const repeat = await save({}, { 'idempotency-key': 'first-click' })
    const second = await save({ updatedBy: 'Bo' })

    expect(first.json()).toEqual(body)
    expect(repeat.json()).toEqual(body)
    expect(repeat.headers['idempotent-replayed']).toBe('true')
    expect(second.statusCode).toBe(200)
    expect(await shop.count('payment_intent')).toBe(1)
  })

  it.each([{ totalAmount: 28_99 }, { taxesAmount: 1 }])('with %j is a conflict', async (change) => {
    const { save } = await makeOrder()

    const answer = await save(change)

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ taxesAmount: 0, totalAmount: 29_00 })
    expect(await shop.count('payment_intent')).toBe(0)
  })

  it('needs the token of this order', async () => {
    const { save } = await makeOrder()
    const foreign = await makeOrder()

    const other = await save({ orderId: foreign.body.orderId })
    const unknown = await save({ orderId: 4711 })
    const nobody = await shop.post('/payment/save', foreign.body)

    expect([other.statusCode, unknown.statusCode, nobody.statusCode]).toEqual([404, 404, 401])
    expect(other.json()).toEqual(unknown.json())
  })

  it.each([{ totalAmount: 29.5 }, { totalAmount: -1 }, { orderId: 'x' }, { updatedBy: 'a\nb' }])(
    'is refused for %j',
    async (change) => {
      const { save } = await makeOrder()

      expect((await save(change)).statusCode).toBe(422)
    },
  )
})
