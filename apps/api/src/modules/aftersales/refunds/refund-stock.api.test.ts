import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

let isRefused = false
const shop = await startTestShop({
  config: { rateLimitFactor: 100 },
  cards: (sandbox) => ({
    ...sandbox,
    refund: async (request) =>
      isRefused
        ? { state: 'failed', reference: null, message: 'Card closed' }
        : sandbox.refund(request),
  }),
})
let staff: CallOptions
beforeEach(async () => {
  isRefused = false
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

/** A paid order for the given pieces of a product, of which the shop had five. */
async function buyPieces(quantity: number) {
  const { productId } = await shop.make.product({ quantity: 5 })
  const { orderId, items } = await buy(shop, { lines: [{ productId, quantity }] })
  const orderItemId = items[0]?.orderItemId ?? 0
  const piecesOf = (count: number) => [{ orderItemId, quantity: count }]
  return {
    orderId,
    refund: (count: number, body: object = {}) =>
      shop.post('/refunds/save', { orderId, items: piecesOf(count), ...body }, staff),
    send: (count: number) =>
      shop.post('/shipments/save', { orderId, carrier: 'UPS', items: piecesOf(count) }, staff),
    stock: async () => {
      const product = shop.db.selectFrom('product').where('productId', '=', productId)
      return (await product.select('quantity').executeTakeFirstOrThrow()).quantity
    },
  }
}

const broken = async () => await findBrokenRules(shop.db)

describe('pieces refunded before they shipped', () => {
  it('return to stock, once, even if the order is rejected later', async () => {
    const { orderId, refund, stock } = await buyPieces(4)
    expect(await stock()).toBe(1)

    await refund(1)
    const afterOne = await stock()
    await refund(2, { note: 'Two more.' })
    const afterThree = await stock()
    await shop.post('/staff/orders/move', { orderIds: [orderId], status: 'REJECTED' }, staff)

    expect([afterOne, afterThree, await stock()]).toEqual([2, 4, 5])
    expect(await broken()).toEqual([])
  })

  it('stay out of stock if staff say so', async () => {
    const { refund, stock } = await buyPieces(4)

    await refund(2, { putBackStock: false })

    expect(await stock()).toBe(1)
  })

  it('return once a refund has succeeded, not before', async () => {
    const { refund, stock } = await buyPieces(4)
    isRefused = true
    const { refundId } = (await refund(2)).json()
    const afterRefusal = await stock()

    isRefused = false
    await shop.post('/refunds/retry', { refundId }, staff)

    expect([afterRefusal, await stock()]).toEqual([1, 3])
    expect(await broken()).toEqual([])
  })

  it('were not in stock if they were on backorder, or have shipped', async () => {
    const waiting = await buyPieces(7)
    await waiting.refund(3)
    const sent = await buyPieces(4)
    await sent.send(3)
    await sent.refund(2)

    // Two of seven were never in stock; of four, one had not left.
    expect([await waiting.stock(), await sent.stock()]).toEqual([1, 2])
    expect(await broken()).toEqual([])
  })
})
