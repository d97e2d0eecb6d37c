import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const withToken = (orderToken: string): CallOptions => ({
  headers: { 'x-order-token': orderToken },
})
const NOBODY: CallOptions = {}

/** The three calls about one order; each must keep strangers out. */
const calls = [
  {
    name: 'tracking',
    send: ({ orderNum }: { orderNum: string }, options: CallOptions) =>
      shop.get(`/orders/${orderNum}/tracking`, options),
  },
  {
    name: 'the invoice',
    send: ({ orderNum }: { orderNum: string }, options: CallOptions) =>
      shop.get(`/orders/${orderNum}/invoice.pdf`, options),
  },
  {
    name: 'sending the confirmation again',
    send: ({ orderId }: { orderId: number }, options: CallOptions) =>
      shop.post('/email/api/orderEmail', { orderId }, options),
  },
]

describe.each(calls)('$name', ({ send }) => {
  it("is for the token's holder, the owner and staff", async () => {
    const me = await shop.make.customer({ password: 'correct horse battery' })
    const staff = await shop.make.staff({ password: 'correct horse battery' })
    const row = { placedBy: 'CUSTOMER' } as const
    const { order, orderToken } = await shop.make.order({ custId: me.custId, row })

    const asked = [withToken(orderToken), await signIn(shop, me), await signIn(shop, staff)]

    for (const options of asked) expect((await send(order, options)).statusCode).toBe(200)
  })

  it('is refused to visitors, and to others like an unknown order', async () => {
    const { order } = await shop.make.order()
    const other = await shop.make.order()
    const holder = withToken(other.orderToken)

    const nobody = await send(order, NOBODY)
    const foreign = await send(order, holder)
    const unknown = await send({ orderNum: '4711', orderId: 4711 }, holder)

    expect([nobody.statusCode, foreign.statusCode, unknown.statusCode]).toEqual([401, 404, 404])
    expect(foreign.json()).toEqual(unknown.json())
  })
})

it.each(['abc', '1%27', '1 or 1=1', '1'.repeat(21)])(
  '%s is not an order number',
  async (orderNum) => {
    const { orderToken } = await shop.make.order()
    const path = encodeURIComponent(orderNum)

    const answers = await Promise.all([
      shop.get(`/orders/${path}/tracking`, withToken(orderToken)),
      shop.get(`/orders/${path}/invoice.pdf`, withToken(orderToken)),
    ])

    expect(answers.map((answer) => answer.statusCode)).toEqual([422, 422])
  },
)

describe('tracking', () => {
  it('shows the status of the order, and the remaining steps', async () => {
    const { order, orderToken } = await shop.make.order()
    await move(order.orderId, 'NEW', 'PRINTED')

    const tracking = (
      await shop.get(`/orders/${order.orderNum}/tracking`, withToken(orderToken))
    ).json()

    expect(tracking).toMatchObject({
      orderNum: order.orderNum,
      orderStatus: 'PRINTED',
      reading: 'Preparing',
      paymentStatus: 'UNPAID',
      pieces: 1,
      shipments: [],
      steps: [
        { reading: 'Received', at: expect.any(String) },
        { reading: 'Preparing', at: expect.any(String) },
        { reading: 'Shipped', at: null },
        { reading: 'Delivered', at: null },
      ],
    })
  })

  it('of a cancelled order ends there', async () => {
    const { order, orderToken } = await shop.make.order()
    await move(order.orderId, 'NEW', 'REJECTED')

    const { steps } = (
      await shop.get(`/orders/${order.orderNum}/tracking`, withToken(orderToken))
    ).json()

    expect(steps.map(({ reading }: { reading: string }) => reading)).toEqual([
      'Received',
      'Cancelled',
    ])
  })

  it('names the parcels with carrier and number', async () => {
    const { order, orderItems, orderToken } = await shop.make.order()
    const { shipmentId } = await shop.db
      .insertInto('shipment')
      .values({
        orderId: order.orderId,
        carrier: 'UPS',
        trackingNumber: '1Z999',
        createdBy: 'staff',
      })
      .returning('shipmentId')
      .executeTakeFirstOrThrow()
    const sent = orderItems.map(({ orderItemId, quantity }) => ({
      shipmentId,
      orderItemId,
      quantity,
    }))
    await shop.db.insertInto('shipmentItem').values(sent).execute()

    const { shipments } = (
      await shop.get(`/orders/${order.orderNum}/tracking`, withToken(orderToken))
    ).json()

    expect(shipments).toMatchObject([
      { carrier: 'UPS', trackingNumber: '1Z999', pieces: 1, deliveredAt: null },
    ])
  })

  const byEmail = (orderNum: string, email: string) =>
    shop.get(`/orders/${orderNum}/tracking?email=${encodeURIComponent(email)}`)

  it('works with number and email too, in any spelling, and names no product', async () => {
    const { order } = await shop.make.order()

    const answer = await byEmail(order.orderNum, ' ADA@Example.com ')

    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('Product')
  })

  it('does not distinguish a wrong email from an unknown number, and limits guessing', async () => {
    const { order } = await shop.make.order()

    const wrong = await byEmail(order.orderNum, 'eve@example.com')
    const unknown = await byEmail('4711', 'ada@example.com')
    const guesses = []
    for (let guess = 0; guess < 29; guess++) {
      guesses.push((await byEmail(order.orderNum, `eve${guess}@example.com`)).statusCode)
    }

    expect(wrong.json()).toEqual(unknown.json())
    expect(guesses).toEqual([...Array(28).fill(404), 429])
  })
})

describe('the invoice', () => {
  it('is a PDF with its own file name, never cached', async () => {
    const { order, orderToken } = await shop.make.order()

    const answer = await shop.get(`/orders/${order.orderNum}/invoice.pdf`, withToken(orderToken))

    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Mendwell-invoice-${order.orderNum}.pdf"`,
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1')).toContain('%%EOF')
  })
})

describe('the confirmation', () => {
  const again = (orderId: number, orderToken: string, rest: object = {}) =>
    shop.post('/email/api/orderEmail', { orderId, ...rest }, withToken(orderToken))
  const anHourAgo = () =>
    sql`update outbox set created_at = now() - interval '2 minutes'`.execute(shop.db)

  it("is sent to the order's email, whatever the body says", async () => {
    const { order, orderToken } = await shop.make.order()

    await again(order.orderId, orderToken, {
      email: 'eve@example.com',
      subject: 'Win!',
      querydata: 'Click here',
    })
    await shop.runJobs()

    expect(shop.mail.sent).toMatchObject([
      {
        to: { address: 'ada@example.com' },
        subject: `Your Order Number ${order.orderNum} Created`,
      },
    ])
    expect(shop.mail.sent[0]?.text).not.toContain('Click here')
  })

  it('is not sent twice while the first is pending', async () => {
    const { order, orderToken } = await shop.make.order()

    const answers = [await again(order.orderId, orderToken), await again(order.orderId, orderToken)]

    expect(answers.map((answer) => answer.json())).toEqual([{ sent: true }, { sent: true }])
    expect(await shop.count('outbox')).toBe(1)
  })

  it('is sent at most three times an hour', async () => {
    const { order, orderToken } = await shop.make.order()
    const statuses = []

    for (let asked = 0; asked < 4; asked++) {
      statuses.push((await again(order.orderId, orderToken)).statusCode)
      await shop.runJobs()
      await anHourAgo()
    }

    expect(statuses).toEqual([200, 200, 200, 429])
    expect(shop.mail.sent).toHaveLength(3)
  })

  it.each([{}, { orderId: 'x' }, { orderId: 0 }])('is refused for %j', async (body) => {
    const { orderToken } = await shop.make.order()

    expect((await shop.post('/email/api/orderEmail', body, withToken(orderToken))).statusCode).toBe(
      422,
    )
  })
})

/** Changes an order's status as staff do. */
async function move(orderId: number, fromStatus: string, toStatus: string) {
  await shop.db
    .insertInto('orderStatusMove')
    .values({ orderId, fromStatus, toStatus, movedBy: 'staff' })
    .execute()
  await shop.db
    .updateTable('orders')
    .set({ orderStatus: toStatus })
    .where('orderId', '=', orderId)
    .execute()
}
