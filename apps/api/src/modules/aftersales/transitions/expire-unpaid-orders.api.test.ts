import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { makeOldOrder } from '../../../../test/shoppers/old-order.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import type { Queryable } from '../../../db/db.ts'
import { lockUnpaid } from '../../orders/order/order-status.repository.ts'
import { expireUnpaidOrders } from './expire-unpaid-orders.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const status = async (orderId: number) => {
  const row = await shop.db
    .selectFrom('orders')
    .select('orderStatus')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.orderStatus
}

const stock = async (productId: number) => {
  const row = await shop.db
    .selectFrom('product')
    .select('quantity')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return row.quantity
}

const mails = async (kind: string) =>
  (await shop.mail.outbox()).filter((mail) => mail.kind === kind)

const violations = async () => await findBrokenRules(shop.db)

const GATE = 4711

/** In this transaction a reader of payments has started, and then waits for the holder of the gate. */
async function readPaymentsBehindGate(tx: Queryable) {
  await sql`create temporary view payment_attempt as select * from public.payment_attempt
    where pg_advisory_xact_lock_shared(${sql.lit(GATE)}) is not null offset 0`.execute(tx)
}

/** Until the given number of statements wait for a lock, or there is nothing to wait for. */
async function waiting(count: number, isOver = () => false) {
  while (!isOver()) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
    if (rows.length >= count) return
  }
}

describe('an unpaid order', () => {
  it('is left alone, warned about, and closed, as it ages', async () => {
    const product = await shop.make.product({ quantity: 10 })
    const young = await makeOldOrder(shop, { product, paid: false, hours: 19 })
    const old = await makeOldOrder(shop, { product, paid: false, hours: 20 })
    const over = await makeOldOrder(shop, { product, paid: false, hours: 24, quantity: 3 })
    const paid = await makeOldOrder(shop, { product, hours: 100 })

    await expireUnpaidOrders(shop.deps)
    await expireUnpaidOrders(shop.deps)

    const orders = [young, old, over, paid].map(({ order }) => order.orderId)
    expect(await Promise.all(orders.map(status))).toEqual(['NEW', 'NEW', 'REJECTED', 'NEW'])
    expect(await stock(product.productId)).toBe(7)
    expect(await mails('order_unpaid')).toMatchObject([{ orderId: old.order.orderId }])
    expect(await mails('order_cancelled')).toMatchObject([{ orderId: over.order.orderId }])
    const [last] = await shop.db
      .selectFrom('orderStatusMove')
      .selectAll()
      .where('toStatus', '=', 'REJECTED')
      .execute()
    expect(last).toMatchObject({ movedBy: 'system', note: 'Not paid within 24 hours' })
    expect(await violations()).toEqual([])
  })

  it('is closed once by two workers at the same moment', async () => {
    const product = await shop.make.product({ quantity: 10 })
    await makeOldOrder(shop, { product, paid: false, hours: 30, quantity: 4 })

    await Promise.all([expireUnpaidOrders(shop.deps), expireUnpaidOrders(shop.deps)])

    expect(await stock(product.productId)).toBe(10)
    expect(await mails('order_cancelled')).toHaveLength(1)
    expect(await violations()).toEqual([])
  })

  it('can no longer be paid once it is closed', async () => {
    const product = await shop.make.product()
    const { order, key } = await makeOldOrder(shop, { product, paid: false, hours: 30 })
    await expireUnpaidOrders(shop.deps)

    const charge = {
      amount: order.grandTotalCents,
      token: 'tok_visa',
      payment: { orderId: order.orderId },
    }
    const answer = await shop.post('/payment/charge', charge, key)

    expect(answer.json()).toMatchObject({
      statusCode: -1,
      statusDesc: 'This order can no longer be paid',
    })
    expect(await shop.count('sandboxCharge')).toBe(0)
  })

  it('waits for a payment in progress, and is paid by it', async () => {
    const product = await shop.make.product({ quantity: 10 })
    const { order, key } = await makeOldOrder(shop, { product, paid: false, hours: 30 })
    const { orderId } = order
    const charge = { amount: order.grandTotalCents, token: 'tok_lost_answer', payment: { orderId } }
    await shop.post('/payment/charge', charge, key)

    await expireUnpaidOrders(shop.deps)
    const during = await status(orderId)
    await shop.post('/payment/confirm', { orderId }, key)
    await expireUnpaidOrders(shop.deps)

    expect([during, await status(orderId)]).toEqual(['NEW', 'NEW'])
    expect(await violations()).toEqual([])
  })

  it('is locked before its payments are checked: a concurrent one is either seen or comes later', async () => {
    const product = await shop.make.product({ quantity: 10 })
    const { order, key } = await makeOldOrder(shop, { product, paid: false, hours: 30 })
    const { orderId, grandTotalCents: amount } = order
    const pay = (token: string) =>
      shop.post('/payment/charge', { amount, token, payment: { orderId } }, key)
    await pay('tok_declined')

    await shop.db.transaction().execute(async (tx) => {
      await readPaymentsBehindGate(tx)
      const { locking } = await shop.db.transaction().execute(async (gate) => {
        await sql`select pg_advisory_xact_lock(${GATE})`.execute(gate)
        const lock = lockUnpaid(tx, orderId, 24)
        await waiting(1)
        let isAnswered = false
        const paying = pay('tok_lost_answer').then(() => {
          isAnswered = true
        })
        onTestFinished(() => paying)
        await waiting(2, () => isAnswered)
        return { locking: lock }
      })
      const locked = await locking
      const { rows: live } = await sql`select from public.payment_attempt
        where order_id = ${orderId} and status <> 'FAILED'`.execute(tx)
      expect({ isLocked: locked !== undefined, live: live.length }).toEqual({
        isLocked: live.length === 0,
        live: live.length,
      })
      await sql`drop view pg_temp.payment_attempt`.execute(tx)
    })
  })

  it.each([
    { hours: 2, ended: true },
    { hours: 4, ended: false },
  ])("obeys the owner's $hours hours", async ({ hours, ended }) => {
    await shop.db
      .insertInto('setting')
      .values({ name: 'unpaidOrderHours', value: JSON.stringify(hours) })
      .execute()
    const product = await shop.make.product()
    const { order } = await makeOldOrder(shop, { product, paid: false, hours: 3 })

    await expireUnpaidOrders(shop.deps)

    expect(await status(order.orderId)).toBe(ended ? 'REJECTED' : 'NEW')
    expect(await mails('order_unpaid')).toEqual([])
  })

  it('is mailed with its time limit and a link to pay, and not once it is paid', async () => {
    const product = await shop.make.product()
    const waiting = await makeOldOrder(shop, { product, paid: false, hours: 21 })
    const paidMeanwhile = await makeOldOrder(shop, { product, paid: false, hours: 21 })
    await expireUnpaidOrders(shop.deps)
    const { orderId, grandTotalCents } = paidMeanwhile.order
    const charge = { amount: grandTotalCents, token: 'tok_visa', payment: { orderId } }
    await shop.post('/payment/charge', charge, paidMeanwhile.key)

    await shop.runJobs()

    const reminders = shop.mail.sent.filter(({ subject }) =>
      subject.includes('is waiting for payment'),
    )
    expect(reminders.map(({ subject }) => subject)).toEqual([
      `Your order ${waiting.order.orderNum} is waiting for payment`,
    ])
    expect(reminders[0]?.text).toContain(`/#/orderDetail?order=${waiting.order.orderNum}`)
  })

  it("is judged by the database's clock, not the program's", async () => {
    const product = await shop.make.product()
    const { order } = await makeOldOrder(shop, { product, paid: false, hours: 1 })
    shop.clock.set('2099-01-01T00:00:00Z')

    await expireUnpaidOrders(shop.deps)

    expect(await status(order.orderId)).toBe('NEW')
    const { rows } = await sql<{ young: boolean }>`
      select created_at > now() - interval '2 hours' as young from orders`.execute(shop.db)
    expect(rows).toEqual([{ young: true }])
  })
})
