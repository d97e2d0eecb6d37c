import { ORDER_STATUSES, type OrderStatus } from '@mendwell/domain/orders/order-status'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import { reconcilePayments } from '../../payments/charges/reconcile-payments.ts'
import { reconcileRefunds } from '../../payments/refunds/reconcile-refunds.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
let staffId: number
beforeEach(async () => {
  await shop.reset()
  const grace = await shop.make.staff({ password: 'a staple for staff' })
  staffId = grace.custId
  staff = await signIn(shop, grace)
})
afterAll(() => shop.close())

const move = (orderId: number, status: OrderStatus, note?: string) =>
  shop.post('/orders/move', { orderId, status, note }, staff)

const order = (orderId: number) =>
  shop.db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow()

const stockOf = async (productId: number) => {
  const { quantity } = await shop.db
    .selectFrom('product')
    .select('quantity')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return quantity
}

const violations = async () => await findBrokenRules(shop.db)

const mailsOf = async (kind: string) =>
  (await shop.mail.outbox()).filter((mail) => mail.kind === kind)

describe('POST /orders/move', () => {
  it('rejects visitors and customers', async () => {
    const { productId } = await shop.make.product()
    const { orderId, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const customer = await signIn(shop, await shop.make.customer({ password: 'a staple of hers' }))
    const body = { orderId, status: 'PRINTED' }

    expect((await shop.post('/orders/move', body, key)).statusCode).toBe(401)
    expect((await shop.post('/orders/move', body, customer)).statusCode).toBe(403)
    expect(await order(orderId)).toMatchObject({ orderStatus: 'NEW' })
  })

  it('takes an order and its items through every status, and records each step', async () => {
    const { productId } = await shop.make.product()
    const { orderId, orderNum, key } = await buy(shop, { lines: [{ productId, quantity: 2 }] })

    for (const status of ['PRINTED', 'OPEN', 'CLOSED'] as const) {
      const answer = await move(orderId, status, `Now ${status}`)
      expect(answer.json().orders).toMatchObject({ orderId, orderStatus: status })
    }

    const history = await shop.db
      .selectFrom('orderStatusMove')
      .selectAll()
      .orderBy('moveId')
      .execute()
    expect(
      history.map((step) => [step.fromStatus, step.toStatus, step.movedBy, step.note]),
    ).toEqual([
      [null, 'NEW', 'guest', null],
      ['NEW', 'PRINTED', `staff ${staffId}`, 'Now PRINTED'],
      ['PRINTED', 'OPEN', `staff ${staffId}`, 'Now OPEN'],
      ['OPEN', 'CLOSED', `staff ${staffId}`, 'Now CLOSED'],
    ])
    const items = await shop.db.selectFrom('orderItem').select('itemStatus').execute()
    expect(items).toEqual([{ itemStatus: 'CLOSED' }])
    const tracking = await shop.get(`/orders/${orderNum}/tracking`, key)
    expect(tracking.json().steps.map(({ reading, at }: never) => [reading, at !== null])).toEqual([
      ['Received', true],
      ['Preparing', true],
      ['Shipped', true],
      ['Delivered', true],
    ])
    expect(await violations()).toEqual([])
  })

  const steps: Record<OrderStatus, OrderStatus[]> = {
    NEW: [],
    PRINTED: ['PRINTED'],
    OPEN: ['PRINTED', 'OPEN'],
    CLOSED: ['PRINTED', 'OPEN', 'CLOSED'],
    REJECTED: ['REJECTED'],
  }
  const allowed = [
    'NEW>PRINTED',
    'NEW>REJECTED',
    'PRINTED>OPEN',
    'PRINTED>REJECTED',
    'OPEN>CLOSED',
    'OPEN>REJECTED',
  ]

  it.each(ORDER_STATUSES)('allows only valid steps from %s', async (from) => {
    for (const to of ORDER_STATUSES) {
      const { productId } = await shop.make.product()
      const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
      for (const step of steps[from]) await move(orderId, step)

      const answer = await move(orderId, to)

      const wanted = allowed.includes(`${from}>${to}`) ? 200 : 409
      expect([from, to, answer.statusCode]).toEqual([from, to, wanted])
      if (wanted === 409) expect(answer.json()).toMatchObject({ orderStatus: from })
    }
    expect(await violations()).toEqual([])
  })

  it('answers 404 for an order that does not exist', async () => {
    expect((await move(4711, 'PRINTED')).statusCode).toBe(404)
  })
})

describe('a rejected order', () => {
  it('returns its stock once and refunds everything, shipping included', async () => {
    const { productId } = await shop.make.product({ quantity: 3 })
    const bought = await buy(shop, { lines: [{ productId, quantity: 5 }] })
    const stockBefore = await stockOf(productId)

    const answers = await Promise.all([
      move(bought.orderId, 'REJECTED', 'Out of production'),
      move(bought.orderId, 'REJECTED'),
    ])

    expect(stockBefore).toBe(0)
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    expect(await stockOf(productId)).toBe(3)
    expect(await order(bought.orderId)).toMatchObject({
      orderStatus: 'REJECTED',
      paymentStatus: 'REFUNDED',
      refundedCents: bought.grandTotalCents,
    })
    expect(await shop.count('sandboxRefund')).toBe(1)
    expect(await mailsOf('order_cancelled')).toHaveLength(1)
    expect(await mailsOf('refund_sent')).toMatchObject([
      { recipient: 'ada@example.com', payload: { amountCents: bought.grandTotalCents } },
    ])
    expect(await violations()).toEqual([])
  })

  it.each([
    { had: 5, bought: 5, sent: 2, stock: 3 },
    { had: 3, bought: 5, sent: 2, stock: 1 },
    { had: 3, bought: 5, sent: 4, stock: 0 },
  ])(
    'of $bought pieces, $had of them in stock, keeps the $sent that shipped out of stock',
    async (pieces) => {
      const { productId } = await shop.make.product({ quantity: pieces.had })
      const { orderId, items } = await buy(shop, {
        lines: [{ productId, quantity: pieces.bought }],
      })
      const parcel = [{ orderItemId: items[0]?.orderItemId, quantity: pieces.sent }]
      await shop.post('/shipments/save', { orderId, carrier: 'UPS', items: parcel }, staff)

      const answer = await move(orderId, 'REJECTED')

      expect(answer.json().orders).toMatchObject({ paymentStatus: 'REFUNDED' })
      expect(await stockOf(productId)).toBe(pieces.stock)
      expect(await violations()).toEqual([])
    },
  )

  it('that was never paid returns its stock and refunds nothing', async () => {
    const { productId } = await shop.make.product({ quantity: 3 })
    const { orderId } = await buy(shop, { lines: [{ productId, quantity: 2 }], card: null })

    const answer = await move(orderId, 'REJECTED')

    expect(answer.json().orders).toMatchObject({ orderStatus: 'REJECTED', paymentStatus: 'UNPAID' })
    expect(await stockOf(productId)).toBe(3)
    expect(await shop.count('refund')).toBe(0)
  })

  it('whose product is no longer counted leaves it uncounted', async () => {
    const { productId } = await shop.make.product({ quantity: 2 })
    const { orderId } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    await shop.db
      .updateTable('product')
      .set({ quantity: null })
      .where('productId', '=', productId)
      .execute()

    await move(orderId, 'REJECTED')

    expect(await stockOf(productId)).toBeNull()
  })

  it('refunds a late capture', async () => {
    const { productId } = await shop.make.product()
    const bought = await buy(shop, { lines: [{ productId, quantity: 1 }], card: 'tok_lost_answer' })
    await move(bought.orderId, 'REJECTED')
    await shop.db
      .updateTable('paymentAttempt')
      .set({ checkedAt: new Date(Date.now() - 3_600_000) })
      .execute()

    await reconcilePayments(shop.deps)
    const paid = await order(bought.orderId)
    await reconcileRefunds(shop.deps)
    await shop.db
      .updateTable('refund')
      .set({ checkedAt: new Date(Date.now() - 3_600_000) })
      .execute()
    await reconcileRefunds(shop.deps)

    expect(paid.paymentStatus).toBe('PAID')
    expect(await order(bought.orderId)).toMatchObject({
      orderStatus: 'REJECTED',
      paymentStatus: 'REFUNDED',
      refundedCents: bought.grandTotalCents,
    })
    expect(await shop.count('sandboxRefund')).toBe(1)
    expect(await violations()).toEqual([])
  })
})
