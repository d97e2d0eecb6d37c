import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let packer: CallOptions
let manager: CallOptions
beforeEach(async () => {
  await shop.reset()
  const password = 'a staple for staff'
  packer = await signIn(shop, await shop.make.staff({ role: 'FULFILMENT', password }))
  manager = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
})
afterAll(() => shop.close())

const reject = (orderId: number, who: CallOptions) =>
  shop.post('/orders/move', { orderId, status: 'REJECTED' }, who)

async function order(card: string | null = 'tok_visa') {
  const { productId } = await shop.make.product({ quantity: 10 })
  const bought = await buy(shop, { lines: [{ productId, quantity: 3 }], card })
  const orderItemId = bought.items[0]?.orderItemId
  const send = (quantity: number) =>
    shop.post(
      '/shipments/save',
      { orderId: bought.orderId, carrier: 'UPS', items: [{ orderItemId, quantity }] },
      packer,
    )
  return { ...bought, send }
}

describe('cancelling an order refunds it', () => {
  it('and requires the right to refund, whichever call is used', async () => {
    const { orderId } = await order()

    const one = await reject(orderId, packer)
    const moves = { orderIds: [orderId], status: 'REJECTED' }
    const many = await shop.post('/staff/orders/move', moves, packer)

    const detail = 'Cancelling this order issues a refund, and your role may not do that'
    expect([one.statusCode, one.json().detail]).toEqual([403, detail])
    expect(many.json()).toMatchObject({ moved: 0, refused: [{ orderId, detail }] })
    expect(await shop.count('refund')).toBe(0)
    expect((await reject(orderId, manager)).json().orders).toMatchObject({
      orderStatus: 'REJECTED',
      paymentStatus: 'REFUNDED',
    })
  })

  it('also while a payment is in progress, which would be refunded once it is captured', async () => {
    const { orderId } = await order('tok_lost_answer')

    expect((await reject(orderId, packer)).statusCode).toBe(403)
    expect((await reject(orderId, manager)).statusCode).toBe(200)
  })

  it('unless nothing was paid, or everything was refunded before', async () => {
    const unpaid = await order(null)
    const refunded = await order()
    await shop.post('/refunds/save', { orderId: refunded.orderId }, manager)

    expect((await reject(unpaid.orderId, packer)).statusCode).toBe(200)
    expect((await reject(refunded.orderId, packer)).statusCode).toBe(200)
  })
})

describe('an order that has shipped', () => {
  it('completely is returned, not cancelled', async () => {
    const { orderId, send } = await order()
    await send(2)
    await send(1)

    const answer = await reject(orderId, manager)

    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'This order has shipped in full, so it cannot be cancelled. Use a return instead.',
    ])
    expect(await shop.count('refund')).toBe(0)
  })

  it('except for refunded pieces is returned as well', async () => {
    const { orderId, items, send } = await order()
    const piece = [{ orderItemId: items[0]?.orderItemId, quantity: 1 }]
    await shop.post('/refunds/save', { orderId, items: piece }, manager)
    await send(2)

    expect((await reject(orderId, manager)).statusCode).toBe(409)
  })

  it('in part can still be cancelled', async () => {
    const { orderId, send } = await order()
    await send(2)

    expect((await reject(orderId, manager)).statusCode).toBe(200)
  })
})

it('shows in advance what cancelling several orders refunds, and which have shipped', async () => {
  const paid = await order()
  const partly = await order()
  await partly.send(2)
  const gone = await order()
  await gone.send(3)
  const unpaid = await order(null)
  const over = await order()
  await reject(over.orderId, manager)
  const orderIds = [paid, partly, gone, unpaid, over].map(({ orderId }) => orderId)

  const answer = await shop.post('/staff/orders/cancelQuote', { orderIds }, packer)

  const refund = (paid.grandTotalCents + partly.grandTotalCents) / 100
  expect(answer.json()).toEqual({ refund, paidOrders: 2, currency: 'USD', sent: 2, gone: 1 })
})
