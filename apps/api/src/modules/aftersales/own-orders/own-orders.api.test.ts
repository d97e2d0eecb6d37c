import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let packer: CallOptions
beforeEach(async () => {
  await shop.reset()
  const password = 'a staple for staff'
  packer = await signIn(shop, await shop.make.staff({ role: 'FULFILMENT', password }))
})
afterAll(() => shop.close())

const AT_HOME = {
  address: '12 Mian Street',
  address2: 'Apt 4',
  country: 'United States',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78701',
}
const ELSEWHERE = { ...AT_HOME, address: '12 Main Street', postalCode: '78704' }

async function bought(card: string | null = 'tok_visa') {
  const { productId } = await shop.make.product({ quantity: 10 })
  const order = await buy(shop, { lines: [{ productId, quantity: 3 }], card })
  return { ...order, productId }
}

/** A guest's delivery order; unpaid. */
async function delivered() {
  const { productId } = await shop.make.product({ quantity: 10 })
  const body = guestOrder([{ productId, quantity: 1 }])
  const orders = { ...AT_HOME, pickupType: 'DELIVERY' }
  const saved = (await shop.post('/orders/save', { ...body, orders })).json()
  const key: CallOptions = { headers: { 'x-order-token': saved.orderToken } }
  return { orderId: saved.orders.orderId, orderNum: saved.orders.orderNum, key }
}

const broken = async () => await findBrokenRules(shop.db)

const cancel = (orderId: number, key: CallOptions) => shop.post('/orders/cancel', { orderId }, key)
const move = (orderId: number, status: string) =>
  shop.post('/orders/move', { orderId, status }, packer)
const send = (orderId: number, address: object, key: CallOptions) =>
  shop.post('/orders/address', { orderId, address }, key)

const stockOf = async (productId: number) =>
  (
    await shop.db
      .selectFrom('product')
      .select('quantity')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
  ).quantity

async function mailsOf(orderId: number, kind: string) {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from outbox where order_id = ${orderId} and kind = ${kind}`.execute(
    shop.db,
  )
  return rows[0]?.n
}

describe('a shopper cancels', () => {
  it('an order before packing: money and stock are returned, and a mail is sent', async () => {
    const { orderId, key, productId, grandTotalCents } = await bought()

    const answer = await cancel(orderId, key)

    expect([answer.statusCode, answer.json().orders]).toEqual([
      200,
      expect.objectContaining({
        orderStatus: 'REJECTED',
        paymentStatus: 'REFUNDED',
        refunded: grandTotalCents / 100,
      }),
    ])
    expect(await stockOf(productId)).toBe(10)
    expect(await mailsOf(orderId, 'order_cancelled')).toBe(1)
    const history = await shop.db
      .selectFrom('orderStatusMove')
      .select(['movedBy', 'note'])
      .where('orderId', '=', orderId)
      .where('toStatus', '=', 'REJECTED')
      .execute()
    expect(history).toEqual([{ movedBy: 'guest', note: 'Cancelled by the customer' }])
    expect(await broken()).toEqual([])
  })

  it('an unpaid order, and nothing is refunded', async () => {
    const { orderId, key } = await bought(null)

    expect((await cancel(orderId, key)).json().orders.orderStatus).toBe('REJECTED')
    expect(await shop.count('refund')).toBe(0)
  })

  it('only once, however often the button is clicked', async () => {
    const { orderId, key, productId } = await bought()

    const answers = await Promise.all([1, 2, 3].map(() => cancel(orderId, key)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await shop.count('refund')).toBe(1)
    expect(await stockOf(productId)).toBe(10)
  })

  it.each(['PRINTED', 'OPEN'])('not once it is %s', async (status) => {
    const { orderId, key } = await bought()
    await move(orderId, 'PRINTED')
    if (status === 'OPEN') await move(orderId, status)

    const answer = await cancel(orderId, key)

    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', orderStatus: status, sentence: { code: 'orderBeingPacked' } },
    ])
    expect(await shop.count('refund')).toBe(0)
  })

  it('or staff start packing, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const { orderId, key } = await bought()

      const [cancelled, packed] = await Promise.all([
        cancel(orderId, key),
        move(orderId, 'PRINTED'),
      ])

      const statuses = [cancelled.statusCode, packed.statusCode]
      expect(statuses.toSorted()).toEqual([200, 409])
      const { orderStatus, refundedCents } = await shop.db
        .selectFrom('orders')
        .select(['orderStatus', 'refundedCents'])
        .where('orderId', '=', orderId)
        .executeTakeFirstOrThrow()
      expect([orderStatus, refundedCents > 0]).toEqual(
        cancelled.statusCode === 200 ? ['REJECTED', true] : ['PRINTED', false],
      )
    }
    expect(await broken()).toEqual([])
  })

  it("no one else's order, and number with email open none", async () => {
    const { orderId } = await bought()
    const other = await bought()

    expect((await cancel(orderId, other.key)).statusCode).toBe(404)
    expect((await cancel(orderId, packer)).statusCode).toBe(404)
    expect((await cancel(orderId, {})).statusCode).toBe(401)
  })
})

describe('a shopper changes the address', () => {
  it('until it is packed; staff see the previous address, and the mailbox is notified', async () => {
    const { orderId, orderNum, key } = await delivered()

    const answer = await send(orderId, ELSEWHERE, key)

    expect([answer.statusCode, answer.json().orders]).toMatchObject([200, ELSEWHERE])
    const notes = await shop.db.selectFrom('orderNote').selectAll().execute()
    expect(notes).toMatchObject([
      { orderId, writtenBy: 'guest', note: expect.stringContaining('12 Mian Street, Apt 4') },
    ])
    await shop.runJobs()
    const mail = shop.mail.sent.find(({ subject }) => subject.includes('address'))
    expect(mail?.subject).toBe(`The address of your order ${orderNum} was changed`)
    expect(mail?.text).toContain('12 Main Street')
    expect(mail?.text).toContain('/#/dashboard?tab=tracking&order=')
  })

  it('to the current one, and nothing is written', async () => {
    const { orderId, key } = await delivered()

    expect((await send(orderId, AT_HOME, key)).statusCode).toBe(200)

    expect(await shop.count('order_note')).toBe(0)
    expect(await mailsOf(orderId, 'address_changed')).toBe(0)
  })

  it.each([
    ['another state', { ...ELSEWHERE, stateProvince: 'OK', postalCode: '73008' }, 422],
    ['a ZIP code of another state', { ...ELSEWHERE, postalCode: '10001' }, 422],
    ['no street', { ...ELSEWHERE, address: ' ' }, 422],
    ['a card number', { ...ELSEWHERE, address2: '4242 4242 4242 4242' }, 422],
  ])('not with %s', async (_, address, status) => {
    const { orderId, key } = await delivered()

    expect((await send(orderId, address, key)).statusCode).toBe(status)
    expect(await shop.count('order_note')).toBe(0)
  })

  it('not once it is packed, and not for a pickup', async () => {
    const packed = await delivered()
    await move(packed.orderId, 'PRINTED')
    const collected = await bought()

    expect((await send(packed.orderId, ELSEWHERE, packed.key)).statusCode).toBe(409)
    expect((await send(collected.orderId, ELSEWHERE, collected.key)).statusCode).toBe(409)
  })

  it('or staff start packing: the label has the final address', async () => {
    for (let round = 0; round < 6; round++) {
      const { orderId, key } = await delivered()

      const [changed, packed] = await Promise.all([
        send(orderId, ELSEWHERE, key),
        move(orderId, 'PRINTED'),
      ])

      expect(packed.statusCode).toBe(200)
      const { address } = await shop.db
        .selectFrom('orders')
        .select('address')
        .where('orderId', '=', orderId)
        .executeTakeFirstOrThrow()
      expect([changed.statusCode, address]).toEqual(
        changed.statusCode === 200 ? [200, ELSEWHERE.address] : [409, AT_HOME.address],
      )
    }
  })
})
