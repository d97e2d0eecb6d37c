import pg from 'pg'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startStripeShop } from '../providers/stripe-shop.ts'
import { buy } from '../shoppers/buy.ts'

// Commits that notify are serialized until each is flushed, and acknowledged by a synchronous standby: with one such
// notification per order, a shop takes half as many orders.

const { shop, reset, close } = await startStripeShop()
beforeEach(reset)
afterAll(close)

/** Records the notifications to the caches and job queues of all processes. */
async function listen() {
  const client = new pg.Client({ connectionString: shop.deps.config.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const notifications: string[] = []
  client.on('notification', ({ channel, payload }) => notifications.push(`${channel} ${payload}`))
  await client.query('listen mendwell_cache; listen "jobs:insert"')
  /** Earlier commits arrive before its result. */
  return async () => {
    await client.query('select 1')
    return notifications.splice(0)
  }
}

it('an order that is placed, paid or cancelled delays no other commit by a notification', async () => {
  const { productId } = await shop.make.product({ quantity: 9 })
  const notifications = await listen()

  const order = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  const bought = await notifications()
  const again = await buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
  const gone = await shop.post('/orders/cancel', { orderId: again.orderId }, again.key)
  const cancelled = await notifications()
  await shop.postMessages()
  const posted = await notifications()

  const stored = await shop.db.selectFrom('orders').select('paymentStatus').execute()
  expect(stored).toHaveLength(2)
  expect(stored.filter(({ paymentStatus }) => paymentStatus === 'PAID')).toHaveLength(1)
  expect(order.orderId).not.toBe(again.orderId)
  expect(gone.statusCode).toBe(200)
  expect([bought, cancelled]).toEqual([[], []])
  // Workers are notified of mails and receipts by a separate commit, many at a time.
  expect(posted.length).toBeGreaterThan(0)
})

it('notifies only when the last piece is sold', async () => {
  const { productId } = await shop.make.product({ quantity: 2 })
  const notifications = await listen()

  await buy(shop, { lines: [{ productId, quantity: 1 }] })
  const one = await notifications()
  await buy(shop, { lines: [{ productId, quantity: 1 }] })
  const last = await notifications()

  expect(one).toEqual([])
  expect(last).toEqual([expect.stringContaining(`product:${productId}`)])
})
