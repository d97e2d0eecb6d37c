import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { type Bought, buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

type Items = { orderItemId: number; quantity: number }[]

const send = (orderId: number, items?: Items, key?: string) =>
  shop.post(
    '/shipments/save',
    { orderId, carrier: 'Parcel Post', trackingNumber: '1Z-999', items },
    { ...staff, headers: { ...(key && { 'idempotency-key': key }) } },
  )

const deliver = (shipmentId: number) => shop.post('/shipments/delivered', { shipmentId }, staff)

async function buyTwo(card?: null) {
  const braces = await shop.make.product({ productName: 'Knee brace' })
  const strips = await shop.make.product({ productName: 'Test strips' })
  const lines = [
    { productId: braces.productId, quantity: 2 },
    { productId: strips.productId, quantity: 3 },
  ]
  return buy(shop, { lines, ...(card === null && { card }) })
}

const itemStatuses = async () => {
  const rows = await shop.db
    .selectFrom('orderItem')
    .select('itemStatus')
    .orderBy('orderItemId')
    .execute()
  return rows.map((row) => row.itemStatus)
}

const tracking = async ({ orderNum, key }: Bought) => {
  const answer = await shop.get(`/orders/${orderNum}/tracking`, key)
  return answer.json()
}

const violations = async () => await findBrokenRules(shop.db)

describe('a complete package', () => {
  it('opens the order, and closes it when it arrives', async () => {
    const bought = await buyTwo()

    const left = await send(bought.orderId)
    const between = await itemStatuses()
    const arrived = await deliver(left.json().shipment.shipmentId)

    expect(left.json()).toMatchObject({
      orderStatus: 'OPEN',
      shipment: { carrier: 'Parcel Post', trackingNumber: '1Z-999', deliveryDate: null },
    })
    expect(between).toEqual(['OPEN', 'OPEN'])
    expect(arrived.json()).toMatchObject({ orderStatus: 'CLOSED' })
    expect(await itemStatuses()).toEqual(['CLOSED', 'CLOSED'])
    const shown = await tracking(bought)
    expect(shown).toMatchObject({
      reading: 'Delivered',
      shipments: [{ carrier: 'Parcel Post', trackingNumber: '1Z-999', pieces: 5 }],
    })
    expect(shown.steps.map((step: { at: string | null }) => step.at !== null)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(await violations()).toEqual([])
  })

  it('is announced by mail, with its tracking number', async () => {
    const bought = await buyTwo()
    await send(bought.orderId)

    await shop.runJobs()

    const mail = shop.mail.sent.at(-1)
    expect(mail?.subject).toBe(`Your order ${bought.orderNum} is on its way`)
    expect(mail?.text).toContain('Tracking number: 1Z-999')
    expect(mail?.text).not.toContain('Still to come')
  })

  it('clicked twice is one package and one mail', async () => {
    const { orderId } = await buyTwo()

    const [first, second] = await Promise.all([
      send(orderId, undefined, 'the-same-click'),
      send(orderId, undefined, 'the-same-click'),
    ])

    expect(first.json()).toEqual(second.json())
    expect(await shop.count('shipment')).toBe(1)
  })
})

describe('two packages', () => {
  it('each carry their items; the order closes with the last', async () => {
    const bought = await buyTwo()
    const [braces, strips] = bought.items
    if (!braces || !strips) throw new Error('No items')

    const first = await send(bought.orderId, [
      { orderItemId: braces.orderItemId, quantity: 2 },
      { orderItemId: strips.orderItemId, quantity: 1 },
    ])
    const afterFirst = await itemStatuses()
    const firstArrived = await deliver(first.json().shipment.shipmentId)
    const second = await send(bought.orderId)
    const again = await deliver(first.json().shipment.shipmentId)
    const secondArrived = await deliver(second.json().shipment.shipmentId)
    await shop.runJobs()

    expect(afterFirst).toEqual(['OPEN', 'PRINTED'])
    expect(firstArrived.json().orderStatus).toBe('OPEN')
    expect(second.json().shipment.items).toMatchObject([
      { productName: 'Test strips', quantity: 2 },
    ])
    expect(again.json().orderStatus).toBe('OPEN')
    expect(secondArrived.json().orderStatus).toBe('CLOSED')
    const mails = shop.mail.sent.filter(({ subject }) => subject.includes('on its way'))
    expect(mails).toHaveLength(2)
    expect(await violations()).toEqual([])
  })

  it('shipped by many people at once never contain more than was bought', async () => {
    const { orderId, items } = await buyTwo()
    const [braces] = items
    if (!braces) throw new Error('No items')

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, hand) =>
        send(orderId, [{ orderItemId: braces.orderItemId, quantity: 1 }], `hand-number-${hand}`),
      ),
    )

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(2)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(8)
  })
})

const refund = (body: { orderId: number; items?: Items }) => shop.post('/refunds/save', body, staff)

const papersOf = async (orderId: number) =>
  (await shop.get(`/staff/orders/packing-documents?orderIds=${orderId}`, staff)).json()

describe('a refund', () => {
  it('of the whole order: no package and no documents, though it is not cancelled', async () => {
    const { orderId } = await buyTwo()
    await refund({ orderId })

    const parcel = await send(orderId)

    expect([parcel.statusCode, parcel.json().detail]).toEqual([
      409,
      'This order was refunded in full: nothing in it can ship',
    ])
    expect(await papersOf(orderId)).toEqual({
      pickList: [],
      slips: [],
      unpaid: [],
      onBackorder: [],
    })
  })

  it('of some pieces: these stay in the shop, the rest ships and closes the order', async () => {
    const { orderId, items } = await buyTwo()
    const [braces, strips] = items
    if (!braces || !strips) throw new Error('No items')
    const back = [
      { orderItemId: braces.orderItemId, quantity: 2 },
      { orderItemId: strips.orderItemId, quantity: 1 },
    ]

    const given = await refund({ orderId, items: back })
    const again = await refund({ orderId, items: [{ ...back[0], quantity: 1 }] as Items })
    const tooMany = await send(orderId, [{ orderItemId: strips.orderItemId, quantity: 3 }])
    const papers = await papersOf(orderId)
    const rest = await send(orderId)
    await shop.runJobs()
    const arrived = await deliver(rest.json().shipment.shipmentId)

    // 9.00 online price each; two braces and one pack of strips.
    expect(given.json()).toMatchObject({ amount: 27, refundStatus: 'SUCCEEDED' })
    expect(again.statusCode).toBe(422)
    expect([tooMany.statusCode, tooMany.json().left]).toEqual([409, 2])
    expect(papers.pickList).toMatchObject([{ productName: 'Test strips', quantity: 2 }])
    expect(papers.slips).toMatchObject([{ lines: [{ quantity: 3, toSend: 2 }] }])
    expect(rest.json().shipment.items).toMatchObject([{ productName: 'Test strips', quantity: 2 }])
    expect(shop.mail.sent.at(-1)?.text).not.toContain('Still to come')
    expect(arrived.json().orderStatus).toBe('CLOSED')
    expect(await itemStatuses()).toEqual(['REJECTED', 'CLOSED'])
    expect(await violations()).toEqual([])
  })

  it('of shipped pieces holds nothing back', async () => {
    const { orderId, items } = await buyTwo()
    const [braces] = items
    if (!braces) throw new Error('No items')
    const both = [{ orderItemId: braces.orderItemId, quantity: 2 }]
    await send(orderId, both)

    await refund({ orderId, items: both })
    const rest = await send(orderId, undefined, 'the-rest-of-it')

    expect(rest.json().shipment.items).toMatchObject([{ productName: 'Test strips', quantity: 3 }])
    expect(await violations()).toEqual([])
  })

  it('at the same moment as the package: every piece ships or stays, none does both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { orderId, items } = await buyTwo()
      const all = items.map(({ orderItemId, quantity }) => ({ orderItemId, quantity }))
      const both = [() => send(orderId), () => refund({ orderId, items: all })]
      if (round % 2 === 1) both.reverse()

      await Promise.all(both.map((press) => press()))

      const { items: now } = (await shop.get(`/staff/orders/${orderId}`, staff)).json()
      const [braces, strips] = now.map(
        ({ sent, unshippedRefunds }: { sent: number; unshippedRefunds: number }) => [
          sent,
          unshippedRefunds,
        ],
      )
      expect([
        [
          [2, 0],
          [3, 0],
        ],
        [
          [0, 2],
          [0, 3],
        ],
      ]).toContainEqual([braces, strips])
    }
    expect(await violations()).toEqual([])
  })
})

describe('no package', () => {
  it('ships for an order that is unpaid, cancelled or complete', async () => {
    const unpaid = await buyTwo(null)
    const cancelled = await buyTwo()
    await shop.post('/orders/move', { orderId: cancelled.orderId, status: 'REJECTED' }, staff)
    const sent = await buyTwo()
    await send(sent.orderId)

    const answers = [
      await send(unpaid.orderId),
      await send(cancelled.orderId),
      await send(sent.orderId, undefined, 'once-more-please'),
    ]

    expect(answers.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [409, 'This order is not paid yet'],
      [409, 'This order was cancelled'],
      [409, 'Everything in this order has already shipped'],
    ])
  })

  it('contains items of another order, or more than are left', async () => {
    const one = await buyTwo()
    const other = await buyTwo()
    const [item] = other.items
    const [own] = one.items
    if (!item || !own) throw new Error('No items')

    const foreign = await send(one.orderId, [{ orderItemId: item.orderItemId, quantity: 1 }])
    const tooMany = await send(one.orderId, [{ orderItemId: own.orderItemId, quantity: 3 }])

    expect(foreign.statusCode).toBe(404)
    expect(tooMany.statusCode).toBe(409)
    expect(tooMany.json()).toMatchObject({
      detail: 'Only 2 of Knee brace can still ship',
      left: 2,
    })
  })

  it.each([
    [{ carrier: '' }, 'carrier'],
    [{ carrier: 'Post\r\nBcc: x' }, 'carrier'],
    [{ items: [] }, 'items'],
  ])('is made from %j', async (change, path) => {
    const { orderId } = await buyTwo()

    const answer = await shop.post(
      '/shipments/save',
      { orderId, carrier: 'Post', ...change },
      staff,
    )

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].path).toBe(path)
  })

  it('is shipped or delivered by shoppers', async () => {
    const { orderId, key } = await buyTwo()
    const customer = await signIn(shop, await shop.make.customer({ password: 'a staple of hers' }))

    for (const [who, status] of [
      [key, 401],
      [customer, 403],
    ] as const) {
      const body = { orderId, carrier: 'Post' }
      expect((await shop.post('/shipments/save', body, who)).statusCode).toBe(status)
      expect((await shop.post('/shipments/delivered', { shipmentId: 1 }, who)).statusCode).toBe(
        status,
      )
    }
  })
})
