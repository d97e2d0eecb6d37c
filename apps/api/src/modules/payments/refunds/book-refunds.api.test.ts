import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import { bookEarlierRefunds } from './book-refunds.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

/** [refund, line, goods, tax, shipping, pieces] of each cell, in cents; line 0 is shipping. */
async function cells() {
  const { rows } = await sql<Record<string, number>>`
    select refund_id, coalesce(order_item_id, 0) as line, goods_cents, tax_cents, shipping_cents, pieces from refund_cell
    order by refund_id, order_item_id`.execute(shop.db)
  return rows.map((row) => Object.values(row).map(Number))
}

const refund = (body: { orderId: number; amount?: number }) =>
  shop.post('/refunds/save', body, staff)

/** A paid order of two taxed pieces at $10.00, and shipping. */
async function buyTwo() {
  await shop.make.tax()
  const { productId } = await shop.make.product({ unitPriceCents: 10_00, taxExemptFlag: false })
  return buy(shop, { lines: [{ productId, quantity: 2 }] })
}

it('a refund is booked when it is made: an amount in proportion, then what is left', async () => {
  const { orderId } = await buyTwo()
  const order = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const { orderItemId } = await shop.db
    .selectFrom('orderItem')
    .select('orderItemId')
    .executeTakeFirstOrThrow()

  await refund({ orderId, amount: 10 })
  await refund({ orderId })

  const booked = await cells()
  const goods = Number(order.subtotalCents)
  expect(booked.map((row) => row.slice(0, 2))).toEqual([
    [1, orderItemId],
    [1, 0],
    [2, orderItemId],
    [2, 0],
  ])
  expect(booked[0]?.[2]).toBe(Math.round((10_00 * goods) / Number(order.grandTotalCents)))
  const total = [2, 3, 4].map((at) => booked.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  expect(total).toEqual([goods, Number(order.taxCents), Number(order.shippingHandlingCents)])
  expect(await findBrokenRules(shop.db)).toEqual([])
})

it('refunds made at once share what was charged, and none is booked twice', async () => {
  const { orderId } = await buyTwo()

  await Promise.all(
    [7.77, 1.01, 0.33, 12.34, 2.22, 0.01].map((amount) => refund({ orderId, amount })),
  )

  const booked = Map.groupBy(await cells(), ([refundId]) => refundId)
  expect(booked.size).toBe(6)
  expect(await findBrokenRules(shop.db)).toEqual([])
})

it('refunds of an earlier version are booked once, by a start and by the reconciler at once', async () => {
  for (let count = 0; count < 3; count++) await buyTwo()
  await sql`insert into refund (order_id, attempt_id, amount_cents, reason, status, idempotency_key, requested_by)
    select order_id, attempt_id, cents, 'GOODWILL', 'SUCCEEDED', cents || ' of ' || order_id, 'test'
    from payment_attempt, unnest('{500, 700}'::int[]) cents`.execute(shop.db)

  await Promise.all([bookEarlierRefunds(shop.db), reconcileRefunds(shop.deps)])

  expect(new Set((await cells()).map(([refundId]) => refundId)).size).toBe(6)
  expect(await findBrokenRules(shop.db)).toEqual([])
})
