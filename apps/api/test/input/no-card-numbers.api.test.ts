import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../shop/start-test-shop.ts'
import { guestOrder } from '../shoppers/guest-order.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const CARD = 'my card 4242 4242 4242 4242 12/27'
const SENTENCE =
  'This looks like a card number. Please leave it out: we ask for your card only when you pay.'

const asCustomer = async () =>
  signIn(shop, await shop.make.customer({ password: 'correct horse battery' }))
const asStaff = async () =>
  signIn(
    shop,
    await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
  )

const contact = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '5125550148',
  address: '418 Barton Creek Road',
  subject: 'A question',
  querydata: 'When do you open?',
}

/** Each way to send text to the shop, with the field that is refused. */
const CALLS = {
  'orders.notes': async () => {
    const { productId } = await shop.make.product()
    const order = guestOrder([{ productId, quantity: 1 }])
    return shop.post('/orders/save', { ...order, orders: { notes: CARD } })
  },
  'orderItems.0.notes': async () => {
    const { productId } = await shop.make.product()
    const lines = [{ productId, quantity: 1, notes: CARD }]
    return shop.post('/orders/save', guestOrder(lines))
  },
  'customer.lastName': async () => {
    const { productId } = await shop.make.product()
    const order = guestOrder([{ productId, quantity: 1 }])
    return shop.post('/orders/save', {
      ...order,
      customer: { ...order.customer, lastName: '4242-4242-4242-4242' },
    })
  },
  querydata: () => shop.post('/email/api/contactEmail', { ...contact, querydata: CARD }),
  subject: () => shop.post('/api/contactEmail', { ...contact, subject: CARD }),
  reviewMsg: async () => {
    const { productId } = await shop.make.product()
    const review = { productId, rating: 5, reviewTitle: 'Good', reviewMsg: CARD }
    return shop.post('/review/save', review, await asCustomer())
  },
  profession: async () => shop.put('/customer/update', { profession: CARD }, await asCustomer()),
  phone1: async () =>
    shop.put('/customer/update', { phone1: '378282246310005' }, await asCustomer()),
  note: async () => {
    const { order } = await shop.make.order()
    return shop.post(`/staff/orders/${order.orderId}/notes`, { note: CARD }, await asStaff())
  },
  reason: async () => {
    const { order, orderItems } = await shop.make.order()
    const items = orderItems.map(({ orderItemId }) => ({ orderItemId, quantity: 1 }))
    const wish = { orderId: order.orderId, requestFor: 'REFUND', items }
    return shop.post('/returns/save', { ...wish, reason: CARD }, await asCustomer())
  },
}

/** What staff write about a decision: each of these calls takes a note. */
const NOTES: Record<string, object> = {
  '/refunds/save': { orderId: 1 },
  '/returns/move': { returnId: 1, status: 'APPROVED' },
  '/orders/move': { orderId: 1, status: 'OPEN' },
  '/staff/orders/move': { orderIds: [1], status: 'OPEN' },
}

describe('a card number is stored nowhere', () => {
  it.each(Object.entries(CALLS))('%s refuses it with a plain sentence', async (path, call) => {
    const answer = await call()

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'INVALID_FIELDS',
      detail: SENTENCE,
      errors: [{ path, message: SENTENCE }],
    })
  })

  it.each(Object.entries(NOTES))('the note of %s refuses it', async (url, body) => {
    const answer = await shop.post(url, { ...body, note: CARD }, await asStaff())

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ path: 'note', message: SENTENCE }] })
  })

  it('the reason for a lower refund refuses it', async () => {
    const body = { returnId: 1, refund: 1, refundBefore: 2, reason: CARD }
    const answer = await shop.post('/returns/refund', body, await asStaff())

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ path: 'reason', message: SENTENCE }] })
  })

  it('the message on a gift card refuses it', async () => {
    const card = {
      kind: 'PROMOTIONAL',
      worth: 10,
      expiresOn: null,
      recipientEmail: null,
      sendOn: null,
    }
    const answer = await shop.post('/staff/gift-cards', { ...card, message: CARD }, await asStaff())

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ path: 'message', message: SENTENCE }] })
  })

  it('numbers of orders, foreign phones and barcodes are accepted', async () => {
    const querydata =
      'Orders 4421779 1234568, call +49 30 1234567890, barcode 05012345678900, thank you'

    const answer = await shop.post('/email/api/contactEmail', { ...contact, querydata })

    expect(answer.statusCode).toBe(200)
  })
})
