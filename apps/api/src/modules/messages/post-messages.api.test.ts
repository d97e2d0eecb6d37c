import pg from 'pg'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { openDb, openPool } from '../../db/db.ts'
import { postMessages } from './messages.repository.ts'
import { queueMail } from './queue-mail.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** The notifications all processes receive meanwhile, by channel. */
async function notificationsDuring(work: () => Promise<unknown>) {
  const listener = new pg.Client({ connectionString: shop.deps.config.databaseUrl })
  await listener.connect()
  onTestFinished(() => listener.end())
  const channels: string[] = []
  listener.on('notification', ({ channel }) => channels.push(channel))
  await listener.query('listen mendwell_cache; listen "jobs:insert"')
  await work()
  // Earlier notifications arrive before its answer.
  await listener.query('select')
  return channels
}

async function buy(email?: string) {
  const placed = await shop.post('/orders/save', guestOrder([{ productId: 1, quantity: 1 }], email))
  const { orders, orderToken } = placed.json()
  const pay = () =>
    shop.post(
      '/payment/charge',
      {
        amount: Math.round(orders.grandTotal * 100),
        token: 'tok_visa',
        payment: { orderId: orders.orderId },
      },
      { headers: { 'x-order-token': orderToken } },
    )
  return { orderId: orders.orderId, pay }
}

it('an order sends no notification in its transaction, so that commits do not wait for each other', async () => {
  await shop.make.product({ quantity: 50 })

  const channels = await notificationsDuring(async () => {
    for (let order = 0; order < 5; order++) await buy()
  })

  expect(channels).toEqual([])
})

it('a payment sends none either; the sandbox reports its charge, as a provider would', async () => {
  await shop.make.product({ quantity: 50 })
  const { pay } = await buy()

  const channels = await notificationsDuring(async () => expect((await pay()).statusCode).toBe(200))

  expect(channels).toEqual(['jobs:insert'])
})

it('the mails of many orders get their jobs together, with one notification', async () => {
  await shop.make.product({ quantity: 50 })
  for (let order = 0; order < 5; order++) await buy(`ada${order}@example.com`)

  const channels = await notificationsDuring(() => shop.postMessages())
  await shop.runJobs()

  expect(channels).toEqual(['jobs:insert'])
  expect(shop.mail.sent).toHaveLength(5)
  expect(await shop.postMessages()).toBe(0)
})

it('several processes that post at once post each message once', async () => {
  const { order } = await shop.make.order()
  for (let mail = 0; mail < 40; mail++) {
    await queueMail(shop.db, {
      kind: 'order_created',
      dedupeKey: `mail ${mail}`,
      to: order.email,
      payload: {},
      orderId: order.orderId,
    })
  }
  const databaseUrl = shop.deps.config.databaseUrl ?? ''
  const others = openDb(openPool({ databaseUrl, onError: () => {} }))
  onTestFinished(() => others.destroy())

  const posted = await Promise.all(Array.from({ length: 8 }, () => postMessages(others)))

  expect(posted.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect(await shop.count('graphile_worker._private_jobs')).toBe(40)
})
