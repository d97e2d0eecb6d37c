import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

async function twoProducts() {
  const brace = await shop.make.product({ productName: 'Knee brace', sku: 'KB-7' })
  const strips = await shop.make.product({ productName: 'Test strips', sku: 'TS-50' })
  return { brace, strips }
}

const numbersOf = async (query: string) => {
  const { rows } = (await shop.get(`/staff/orders?${query}`, staff)).json()
  return rows.map((row: { orderId: number }) => row.orderId)
}

const historyOf = async (orderId: number) => {
  const { rows } = (await shop.get(`/staff/history/order/${orderId}`, staff)).json()
  return rows.map((row: { action: string }) => row.action)
}

describe('the list of orders', () => {
  it('finds by number, part of a name, email, words of a product and its SKU', async () => {
    const { brace, strips } = await twoProducts()
    const one = await shop.make.order({
      lines: [{ product: brace, quantity: 1 }],
      row: { firstName: 'Margaret', lastName: 'Lindqvist', email: 'margaret@example.com' },
    })
    const two = await shop.make.order({ lines: [{ product: strips, quantity: 2 }] })

    expect(await numbersOf('')).toEqual([two.order.orderId, one.order.orderId])
    expect(await numbersOf(`q=${two.order.orderNum}`)).toEqual([two.order.orderId])
    expect(await numbersOf('q=LINDQ')).toEqual([one.order.orderId])
    expect(await numbersOf('q=margaret%40')).toEqual([one.order.orderId])
    expect(await numbersOf('q=braces')).toEqual([one.order.orderId])
    expect(await numbersOf('q=TS-50')).toEqual([two.order.orderId])
    expect(await numbersOf('q=%25')).toEqual([])
  })

  it('narrows by status, payment, delivery and days, and counts what waits', async () => {
    const day = (text: string) => new Date(text)
    const old = await shop.make.order({ row: { createdAt: day('2026-01-06T05:59:59Z') } })
    const paid = await shop.make.order({
      paid: true,
      row: { createdAt: day('2026-01-06T06:00:00Z'), pickupType: 'DELIVERY', orderStatus: 'OPEN' },
    })

    expect(await numbersOf('payment=PAID')).toEqual([paid.order.orderId])
    expect(await numbersOf('status=NEW')).toEqual([old.order.orderId])
    expect(await numbersOf('pickupType=DELIVERY')).toEqual([paid.order.orderId])
    expect(await numbersOf('from=2026-01-05&to=2026-01-05')).toEqual([old.order.orderId])
    expect(await numbersOf('from=2026-01-06&to=')).toEqual([paid.order.orderId])
    const list = (await shop.get('/staff/orders?page=2&size=1', staff)).json()
    expect(list.waiting).toEqual({ NEW: 1, PRINTED: 0, OPEN: 1 })
    expect([list.total, list.hasMore, list.rows.length]).toEqual([2, false, 1])
    const behind = (await shop.get('/staff/orders?page=9', staff)).json()
    expect([behind.total, behind.rows.length]).toEqual([2, 0])
  })

  it('shows the same waiting unpaid orders as the start page counts', async () => {
    const { order } = await shop.make.order()
    await shop.make.order({ row: { orderStatus: 'REJECTED' } })
    await shop.make.order({ paid: true })

    const { unpaidOrders } = (await shop.get('/staff/today', staff)).json()

    expect(await numbersOf('payment=UNPAID&status=WAITING')).toEqual([order.orderId])
    expect(unpaidOrders).toBe(1)
  })
})

describe('several orders at once', () => {
  it('moves those that can move and names the others; the history records each', async () => {
    const ready = await shop.make.order()
    const closed = await shop.make.order({ row: { orderStatus: 'CLOSED' } })
    const orderIds = [ready.order.orderId, closed.order.orderId]

    const answer = await shop.post('/staff/orders/move', { orderIds, status: 'PRINTED' }, staff)

    expect(answer.json()).toEqual({
      moved: 1,
      refused: [
        {
          orderId: closed.order.orderId,
          orderNum: closed.order.orderNum,
          detail: 'This order is delivered and cannot be marked as preparing',
          sentence: { code: 'orderCannotMove', params: { from: 'delivered', to: 'preparing' } },
        },
      ],
    })
    expect(await historyOf(ready.order.orderId)).toEqual(['move'])
  })

  it('prints one pick list of what is still to be sent, and a slip per order', async () => {
    const { brace, strips } = await twoProducts()
    const one = await buy(shop, { lines: [{ productId: brace.productId, quantity: 2 }] })
    const two = await buy(shop, {
      lines: [
        { productId: brace.productId, quantity: 3 },
        { productId: strips.productId, quantity: 1 },
      ],
    })
    const [item] = one.items
    const items = [{ orderItemId: item?.orderItemId, quantity: 1 }]
    await shop.post('/shipments/save', { orderId: one.orderId, carrier: 'UPS', items }, staff)

    const { order: unpaid } = await shop.make.order()
    const ids = `${one.orderId},${two.orderId},${unpaid.orderId}`
    const papers = (await shop.get(`/staff/orders/packing-documents?orderIds=${ids}`, staff)).json()
    const pdf = await shop.get(
      `/staff/orders/packing-documents.pdf?document=packing-slips&orderIds=${ids}`,
      staff,
    )

    expect(papers.pickList).toMatchObject([
      {
        productName: 'Knee brace',
        quantity: 4,
        orders: [
          { orderNum: one.orderNum, quantity: 1 },
          { orderNum: two.orderNum, quantity: 3 },
        ],
      },
      { productName: 'Test strips', quantity: 1 },
    ])
    expect(papers.slips).toMatchObject([
      { orderNum: one.orderNum, lines: [{ quantity: 2, toSend: 1 }] },
      { orderNum: two.orderNum, lines: [{ toSend: 3 }, { toSend: 1 }] },
    ])
    expect(papers.unpaid).toEqual([unpaid.orderNum])
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

it.each([
  ['', 'Choose at least one order'],
  ['?orderIds=', 'Choose at least one order'],
  ['?orderIds=first', 'Choose at least one order'],
  [`?orderIds=${Array.from({ length: 101 }, (_, index) => index + 1)}`, 'At most 100'],
])('says what is wrong with the packing documents%.20s', async (query, detail) => {
  const papers = await shop.get(`/staff/orders/packing-documents${query}`, staff)

  expect([papers.statusCode, papers.json().detail]).toEqual([422, detail])
})

describe('one order', () => {
  it('shows its whole history, with who did what', async () => {
    const { brace } = await twoProducts()
    const bought = await buy(shop, { lines: [{ productId: brace.productId, quantity: 2 }] })
    const { orderId } = bought
    const parcel = { orderId, carrier: 'UPS', trackingNumber: '1Z9' }
    await shop.post('/shipments/save', parcel, staff)
    await shop.post(`/staff/orders/${orderId}/notes`, { note: 'Rings twice.' }, staff)
    await shop.post('/refunds/save', { orderId, amount: 5 }, staff)

    const detail = (await shop.get(`/staff/orders/${orderId}`, staff)).json()

    const lines = detail.timeline.map(({ kind, what, by }: Record<string, string>) =>
      [kind, what, by].join(' '),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'MOVE NEW guest',
        'PAYMENT SUCCEEDED ',
        'MOVE PRINTED Grace Byron',
        'MOVE OPEN Grace Byron',
        'SHIPMENT SENT Grace Byron',
        'NOTE NOTE Grace Byron',
        'REFUND SUCCEEDED Grace Byron',
        'MAIL order_shipped ',
      ]),
    )
    expect(detail.items).toMatchObject([{ quantity: 2, sent: 2, delivered: 0, stock: 18 }])
    expect(detail.refundable).toBe(bought.grandTotalCents / 100 - 5)
    expect(detail.refunds).toMatchObject([{ amount: 5, refundStatus: 'SUCCEEDED' }])
    expect(await historyOf(orderId)).toEqual(['refund', 'note', 'move', 'move', 'ship'])
  })

  it('shows the first owner, who has no name, by email', async () => {
    const row = {
      firstName: '',
      lastName: '',
      email: 'first@example.com',
      password: 'a staple for it',
    }
    const owner = await signIn(shop, await shop.make.staff(row))
    const { order } = await shop.make.order()
    await shop.post(`/staff/orders/${order.orderId}/notes`, { note: 'Rings twice.' }, owner)

    const { timeline } = (await shop.get(`/staff/orders/${order.orderId}`, owner)).json()

    expect(timeline.at(-1)).toMatchObject({ kind: 'NOTE', by: 'first@example.com' })
  })

  it('records each step by staff with its mail: part, rest, arrival, money, end', async () => {
    const { brace, strips } = await twoProducts()
    const lines = [brace, strips].map(({ productId }) => ({ productId, quantity: 1 }))
    const sent = await buy(shop, { lines })
    const ended = await buy(shop, { lines })
    const { orderId, items } = sent
    const part = { orderId, carrier: 'UPS', items: [{ ...items[0], quantity: 1 }] }
    const first = await shop.post('/shipments/save', part, staff)
    const rest = await shop.post('/shipments/save', { orderId, carrier: 'DHL' }, staff)
    for (const parcel of [first, rest, rest]) {
      const { shipmentId } = parcel.json().shipment
      await shop.post('/shipments/delivered', { shipmentId }, staff)
    }
    const wish = { orderIds: [ended.orderId], status: 'REJECTED' }
    await shop.post('/staff/orders/move', wish, staff)
    await shop.runJobs()

    const steps = ['move', 'deliver', 'deliver', 'ship', 'move', 'move', 'ship']
    expect(await historyOf(orderId)).toEqual(steps)
    expect((await historyOf(ended.orderId)).toSorted()).toEqual(['move', 'refund'])
    const events = await shop.db.selectFrom('staffEvent').select('actor').distinct().execute()
    expect(events).toHaveLength(1)
    const mailsOf = async (id: number) => {
      const { mails } = (await shop.get(`/staff/orders/${id}`, staff)).json()
      return mails.map((mail: { kind: string }) => mail.kind).toSorted()
    }
    const bought = ['order_created', 'payment_received']
    expect(await mailsOf(orderId)).toEqual([...bought, 'order_shipped', 'order_shipped'].toSorted())
    const mailed = [...bought, 'order_cancelled', 'refund_sent'].toSorted()
    expect(await mailsOf(ended.orderId)).toEqual(mailed)
  })

  it('shows the exact amount for some pieces, which is then refunded', async () => {
    await shop.make.tax()
    const { brace } = await twoProducts()
    const { orderId, items } = await buy(shop, {
      lines: [{ productId: brace.productId, quantity: 3 }],
    })
    const wanted = (quantity: number) => ({
      items: [{ orderItemId: items[0]?.orderItemId, quantity }],
    })

    const quote = (await shop.post(`/staff/orders/${orderId}/refundQuote`, wanted(1), staff)).json()
    const refund = await shop.post('/refunds/save', { orderId, amount: quote.refund }, staff)
    const tooMany = await shop.post(`/staff/orders/${orderId}/refundQuote`, wanted(4), staff)

    // 9.00 a piece; a third of 1.69 tax, rounded: 0.56.
    expect(quote).toMatchObject({ goods: 9, tax: 0.56, refund: 9.56 })
    expect(refund.json().amount).toBe(9.56)
    expect(tooMany.statusCode).toBe(422)
  })

  it('sends a mail again, but not a pending one', async () => {
    const { brace } = await twoProducts()
    const { orderId } = await buy(shop, { lines: [{ productId: brace.productId, quantity: 1 }] })
    const mails = async () => (await shop.get(`/staff/orders/${orderId}`, staff)).json().mails
    const again = (id: number) =>
      shop.post(`/staff/orders/${orderId}/mails/${id}/resend`, {}, staff)
    const [queued] = await mails()

    const early = await again(queued.outboxId)
    await shop.runJobs()
    const sentBefore = shop.mail.sent.length
    const late = await again(queued.outboxId)
    await shop.runJobs()

    expect([early.statusCode, late.statusCode]).toEqual([409, 200])
    expect(shop.mail.sent.length).toBe(sentBefore + 1)
    expect(await historyOf(orderId)).toEqual(['resend'])
  })
})

describe('an order by phone', () => {
  const customer = {
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@example.com',
    phone1: '512 555 0148',
  }

  it('is priced like any other and paid through the mailed link, in a new browser', async () => {
    const { brace } = await twoProducts()
    const orderItems = [{ productId: brace.productId, quantity: 2 }]
    const quote = (await shop.post('/orders/quote', { orderItems })).json()
    const body = { orders: { grandTotal: quote.grandTotal }, orderItems, customer }

    const saved = await shop.post('/staff/orders/phone', body, staff)
    await shop.runJobs()
    const { orderId, orderNum, grandTotal, paymentStatus } = saved.json().orders
    const mail = shop.mail.sent.find(({ to }) => to.address === customer.email)
    const [, token] = mail?.text.match(/key=([\w-]{43})/) ?? []
    const opened = await shop.post('/orders/open', { token })
    const key = { headers: { 'x-order-token': token ?? '' } }
    const payment = {
      amount: Math.round(grandTotal * 100),
      token: 'tok_visa',
      payment: { orderId },
    }
    const paid = await shop.post('/payment/charge', payment, key)

    expect([paymentStatus, grandTotal]).toEqual(['UNPAID', quote.grandTotal])
    expect(shop.mail.sent.map(({ subject }) => subject)).toEqual([
      `Please pay your order ${orderNum}`,
    ])
    expect(opened.json()).toEqual({ orderNum })
    expect(String(opened.headers['set-cookie'])).toContain('HttpOnly')
    expect(paid.json().statusCode).toBe(0)
    expect(await historyOf(orderId)).toEqual(['create'])
    const broken = await findBrokenRules(shop.db)
    expect(broken).toEqual([])
  })

  it('is refused with a fresh quote if the price has changed, and opens for no forged token', async () => {
    const { brace } = await twoProducts()
    const orderItems = [{ productId: brace.productId, quantity: 2 }]
    const body = { orders: { grandTotal: 1 }, orderItems, customer }

    const saved = await shop.post('/staff/orders/phone', body, staff)
    const opened = await shop.post('/orders/open', { token: 'x'.repeat(43) })

    expect([saved.statusCode, saved.json().code]).toEqual([409, 'PRICE_CHANGED'])
    expect(opened.json().code).toBe('LINK_ENDED')
    expect(await shop.count('orders')).toBe(0)
  })
})
