import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { AUSTIN } from '../../../../test/shoppers/austin.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { storedDelivery } from '../../delivery/stored-delivery.ts'
import { notifyLateOrders } from './notify-late-orders.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  at(TUESDAY)
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

/** An hour before the cut-off in Austin: to leave by Wednesday, to arrive by Friday. */
const TUESDAY = '2026-11-10T19:00:00.000Z'
const PROMISED = { from: '2026-11-11', to: '2026-11-13' }
/** Two days later, at half past ten in Austin. */
const THURSDAY = '2026-11-12T16:30:00.000Z'
const MOVED = { from: '2026-11-13', to: '2026-11-17' }

const at = (moment: string) => shop.clock.set(new Date(moment))
const tell = () => notifyLateOrders(shop.deps)

async function order({ isPaid = true, language = 'en' } = {}) {
  const { productId } = await shop.make.product({ quantity: 9 })
  const body = {
    orders: AUSTIN,
    orderItems: [{ productId, quantity: 2 }],
    customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone1: '5550100' },
  }
  const headers = { 'accept-language': language }
  const { orders, orderToken } = (await shop.post('/orders/save', body, { headers })).json()
  const { orderId, grandTotal } = orders
  if (isPaid) {
    const charge = { amount: Math.round(grandTotal * 100), token: 'tok_visa', payment: { orderId } }
    await shop.post('/payment/charge', charge, { headers: { 'x-order-token': orderToken } })
  }
  await shop.runJobs()
  shop.mail.sent.length = 0
  return orderId as number
}

const send = (orderId: number, items?: { orderItemId: number; quantity: number }[]) =>
  shop.post('/shipments/save', { orderId, carrier: 'UPS', items }, staff)

const daysOf = async (orderId: number) =>
  (await storedDelivery(shop.db, orderId)).map(({ days }) => days)

async function subjects() {
  await shop.runJobs()
  return shop.mail.sent.map(({ subject }) => subject)
}

it('tells who paid of a new date once, however many processes look', async () => {
  const orderId = await order()
  await tell()
  expect(await daysOf(orderId)).toEqual([PROMISED])
  expect(await subjects()).toEqual([])

  // Before ten nobody is told: a parcel of last evening may still be recorded.
  at('2026-11-12T15:30:00.000Z')
  await tell()
  expect(await daysOf(orderId)).toEqual([PROMISED])

  at(THURSDAY)
  await Promise.all([tell(), tell(), tell(), tell()])
  await tell()
  expect(await daysOf(orderId)).toEqual([MOVED])
  expect(await subjects()).toEqual([expect.stringContaining('A new date for your order')])
  expect(shop.mail.sent[0]?.text).toContain('Your order has not left us as soon as we said.')
  expect(shop.mail.sent[0]?.text).toContain('Fri, Nov 13 to Tue, Nov 17')
  expect(shop.mail.sent[0]?.text).toContain('what has not been sent can be cancelled')

  at('2026-11-16T17:00:00.000Z')
  await tell()
  expect(await subjects()).toHaveLength(2)
})

it('tells in Spanish who ordered in Spanish', async () => {
  await order({ language: 'es' })
  at(THURSDAY)
  await tell()
  await subjects()
  expect(shop.mail.sent[0]?.text).toContain('Su pedido no ha salido tan pronto como le dijimos.')
})

it('tells nobody of what has left, was delivered or cancelled, or is not paid', async () => {
  const sent = await order()
  expect((await send(sent)).statusCode).toBe(200)
  const delivered = await order()
  const { shipmentId } = (await send(delivered)).json()
  await shop.post('/shipments/delivered', { shipmentId }, staff)
  const cancelled = await order()
  const gone = await shop.post('/orders/move', { orderId: cancelled, status: 'REJECTED' }, staff)
  expect(gone.statusCode, gone.body).toBe(200)
  const unpaid = await order({ isPaid: false })
  await subjects()
  shop.mail.sent.length = 0

  at(THURSDAY)
  await tell()

  expect(await subjects()).toEqual([])
  for (const orderId of [sent, delivered, cancelled]) {
    expect(await daysOf(orderId)).toEqual([PROMISED])
  }
  expect(await daysOf(unpaid)).toEqual([MOVED])
})

it('tells of the pieces that a first parcel left behind', async () => {
  const orderId = await order()
  const { orderItemId } = await shop.db
    .selectFrom('orderItem')
    .select('orderItemId')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  await send(orderId, [{ orderItemId, quantity: 1 }])
  at(THURSDAY)
  await tell()
  expect(await daysOf(orderId)).toEqual([MOVED])
})

it('either tells or sends first where a parcel is recorded at the same moment', async () => {
  for (let run = 0; run < 5; run++) {
    at(TUESDAY)
    const orderId = await order()
    at(THURSDAY)
    const [shipped] = await Promise.all([send(orderId), tell()])
    expect(shipped.statusCode, shipped.body).toBe(200)
    const [days] = await daysOf(orderId)
    const told = (await subjects()).filter((subject) => subject?.includes('A new date'))
    expect(told).toHaveLength(days?.to === MOVED.to ? 1 : 0)
    await tell()
    expect(await daysOf(orderId)).toEqual([days])
  }
})
