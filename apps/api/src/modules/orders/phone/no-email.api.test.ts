import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let owner: CallOptions
beforeEach(async () => {
  await shop.reset()
  const password = 'a staple for staff'
  owner = await signIn(shop, await shop.make.staff({ role: 'OWNER', password }))
})
afterAll(() => shop.close())

const rosa = { firstName: 'Rosa', lastName: 'Delgado', phone1: '(512) 555-0148', email: null }

/** An order for a customer without an email. */
async function placed(customer: object = rosa) {
  const { productId } = await shop.make.product({ unitPriceCents: 2000, quantity: 50 })
  const body = { ...guestOrder([{ productId, quantity: 2 }]), customer }
  const answer = await shop.post('/staff/orders/phone', body, owner)
  expect(answer.statusCode, answer.body).toBe(200)
  const { orderId, orderNum, custId } = answer.json().orders
  return { orderId, orderNum, custId, itemId: answer.json().orderItems[0].orderItemId }
}

const broken = async () => await findBrokenRules(shop.db)

const markPaid = (orderId: number) =>
  shop.post(
    `/staff/orders/${orderId}/payment`,
    { method: 'CASH', receivedOn: '2026-11-20', reference: null },
    owner,
  )

/** No answer shows the placeholder mailbox. */
const shows = async (url: string) => {
  const { statusCode, body } = await shop.get(url, owner)
  expect([url, statusCode]).toEqual([url, 200])
  expect(body).not.toContain('none.invalid')
  return body
}

describe('an order by phone without an email', () => {
  it('never triggers a mail', async () => {
    const { orderId, itemId } = await placed()
    expect((await markPaid(orderId)).statusCode).toBe(200)
    const items = [{ orderItemId: itemId, quantity: 1 }]
    const parcel = { orderId, items, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }
    expect((await shop.post('/shipments/save', parcel, owner)).statusCode).toBe(200)
    const refund = await shop.post('/refunds/save', { orderId, amount: 5, note: 'Late' }, owner)
    expect(refund.statusCode, refund.body).toBe(200)
    await shop.runJobs()

    expect(await shop.count('outbox')).toBe(0)
    expect(await shop.count('message_to_post')).toBe(0)
    expect(shop.mail.sent).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('shows no email anywhere, and its slip explains how to track it', async () => {
    const { orderId, custId, orderNum } = await placed()
    await markPaid(orderId)

    expect(JSON.parse(await shows(`/staff/orders/${orderId}`)).customer.email).toBe('')
    expect(JSON.parse(await shows(`/staff/customers/${custId}`)).customer.email).toBe('')
    await shows('/staff/orders')
    await shows('/staff/orders.csv')
    await shows('/staff/customers?q=delgado')
    await shows(`/staff/customers/${custId}/export`)
    const slips = JSON.parse(
      await shows(`/staff/orders/packing-documents?orderIds=${orderId}`),
    ).slips
    expect(slips[0].trackingUrl).toContain(`/#/dashboard?tab=tracking&order=${orderNum}`)
  })

  it('is tracked by its number and phone, not by a part of it or its placeholder mailbox', async () => {
    const { orderId, orderNum } = await placed()
    const { email } = await shop.db
      .selectFrom('orders')
      .select('email')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const track = async (typed: string) =>
      (await shop.get(`/orders/${orderNum}/tracking?email=${encodeURIComponent(typed)}`)).statusCode

    const answers = ['512 555 0148', '+1 512-555-0148', '555-0148', '5125550149', '', email]

    expect(await Promise.all(answers.map(track))).toEqual([200, 200, 404, 404, 404, 404])
  })

  it('is not confused with someone who types an impossible mailbox', async () => {
    const { productId } = await shop.make.product()
    const order = guestOrder([{ productId, quantity: 1 }])
    const customer = { ...order.customer, email: 'me@None.Invalid' }

    const answer = await shop.post('/orders/save', { ...order, customer })

    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.body).toContain('Email is Invalid')
  })

  it('does not open an order with an email to its phone number', async () => {
    const { orderNum } = await placed({ ...rosa, email: 'rosa@example.com' })

    const answer = await shop.get(`/orders/${orderNum}/tracking?email=5125550148`)

    expect(answer.statusCode).toBe(404)
  })
})

describe('a customer without an email', () => {
  it('orders again under the same record, if staff choose it', async () => {
    const first = await placed()

    const again = await placed({ ...rosa, custId: first.custId })
    const another = await placed()

    expect(again.custId).toBe(first.custId)
    expect(another.custId).not.toBe(first.custId)
  })

  it('is not confused with a customer whose record has an email', async () => {
    const ada = await placed({ ...rosa, email: 'ada@example.com' })

    const { custId } = await placed({ ...rosa, custId: ada.custId })

    expect(custId).not.toBe(ada.custId)
  })

  it('gets no password link, and is merged and erased by name', async () => {
    const { custId, orderId } = await placed()
    const ada = await placed({ ...rosa, email: 'ada@example.com' })
    const another = await placed()
    for (const one of [orderId, ada.orderId, another.orderId]) {
      await shop.post('/orders/move', { orderId: one, status: 'REJECTED' }, owner)
    }
    const merge = (confirmEmail: string) =>
      shop.post(
        '/staff/customers/merge',
        { fromCustId: custId, intoCustId: ada.custId, confirmEmail },
        owner,
      )
    const erase = (confirmEmail: string) =>
      shop.post(`/staff/customers/${another.custId}/erase`, { confirmEmail }, owner)

    const link = await shop.post(`/staff/customers/${custId}/claimLink`, {}, owner)
    const answers = [
      link,
      await merge('Rosa'),
      await merge('rosa  delgado'),
      await erase('Ada Byron'),
      await erase('Rosa Delgado'),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 422, 200, 422, 200])
    expect(await broken()).toEqual([])
  })
})
