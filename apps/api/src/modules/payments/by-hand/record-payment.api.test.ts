import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import { reconcilePayments } from '../charges/reconcile-payments.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  const grace = await shop.make.staff({ role: 'MANAGER', password: 'a staple for staff' })
  staff = await signIn(shop, grace)
})
afterAll(() => shop.close())

async function order(card: string | null = null) {
  const { productId } = await shop.make.product({ quantity: 10 })
  return buy(shop, { lines: [{ productId, quantity: 2 }], card })
}

const CHECK = { method: 'CHECK', reference: 'No. 1042', receivedOn: '2026-01-15' }
const record = (orderId: number, rest: object = {}, who = staff) =>
  shop.post(`/staff/orders/${orderId}/payment`, { ...CHECK, ...rest }, who)
const detail = async (orderId: number) => (await shop.get(`/staff/orders/${orderId}`, staff)).json()
const broken = async () => await findBrokenRules(shop.db)

describe('an order that was paid outside the shop', () => {
  it('is paid in the same books: history, receipt and audit show who, how and when', async () => {
    const { orderId, grandTotalCents, key } = await order()

    const answer = await record(orderId)
    await shop.runJobs()

    expect(answer.json().orders).toMatchObject({ orderId, paymentStatus: 'PAID' })
    const { timeline, refundable, paidBy } = await detail(orderId)
    expect(timeline.find(({ kind }: { kind: string }) => kind === 'PAYMENT')).toMatchObject({
      what: 'SUCCEEDED',
      by: 'Grace Byron',
      detail: 'Check, No. 1042, received Jan 15, 2026',
      amount: grandTotalCents / 100,
    })
    expect([refundable, paidBy]).toEqual([grandTotalCents / 100, 'CHECK'])
    const found = (await shop.post('/orders/findOrdersWithItems', {}, key)).json()
    expect(found.orderCustomer).toMatchObject([
      { paidByHand: { method: 'CHECK', receivedOn: '2026-01-15' } },
    ])
    const history = (await shop.get(`/staff/history/order/${orderId}`, staff)).json()
    expect(history.rows[0]).toMatchObject({
      action: 'pay',
      who: 'Grace Byron',
      after: {
        amountCents: grandTotalCents,
        paidBy: 'CHECK',
        receivedOn: '2026-01-15',
        note: 'No. 1042',
      },
    })
    const receipt = shop.mail.sent.find(({ subject }) => subject.includes('Your payment'))
    expect(receipt?.text).toContain('Check')
    expect(receipt?.text).not.toContain('Card')
    expect(await broken()).toEqual([])
  })

  it('is paid once, however many record it, and whoever charges a card at the same moment', async () => {
    const { orderId, grandTotalCents, key } = await order()
    const charge = { amount: grandTotalCents, token: 'tok_visa', payment: { orderId } }

    const answers = await Promise.all([
      record(orderId),
      record(orderId, { method: 'CASH' }),
      shop.post('/payment/charge', charge, key),
    ])

    const paid = answers.filter(
      ({ statusCode, body }) => statusCode === 200 && !body.includes('"statusCode":-'),
    )
    expect(paid.map(({ body }) => body)).toHaveLength(1)
    expect(await detail(orderId)).toMatchObject({ orders: { paymentStatus: 'PAID' } })
    expect(await broken()).toEqual([])
  })

  it('repeats its response under the same key', async () => {
    const { orderId } = await order()
    const again = { ...staff, headers: { 'idempotency-key': 'paid-once-and-for-all' } }

    await record(orderId, {}, again)
    const repeat = await record(orderId, {}, again)

    expect([repeat.statusCode, repeat.headers['idempotent-replayed']]).toEqual([200, 'true'])
    expect(await shop.count('paymentAttempt')).toBe(1)
  })

  it('is refunded by hand: recorded at once, without a card, with these texts', async () => {
    const { orderId, grandTotalCents } = await order()
    await record(orderId, { method: 'CASH', reference: null })

    const part = await shop.post('/refunds/save', { orderId, amount: 5, note: 'Dented' }, staff)
    const moved = await shop.post('/orders/move', { orderId, status: 'REJECTED' }, staff)
    await shop.runJobs()

    expect(part.json()).toMatchObject({ amount: 5, refundStatus: 'SUCCEEDED' })
    expect(moved.json().orders).toMatchObject({
      paymentStatus: 'REFUNDED',
      refunded: grandTotalCents / 100,
    })
    expect(await shop.count('sandboxRefund')).toBe(0)
    const mails = shop.mail.sent.filter(({ subject }) => subject.includes('refund'))
    expect(mails).toHaveLength(2)
    for (const { text } of mails) {
      expect(text).toContain('in cash')
      expect(text).not.toMatch(/card|Banks/)
    }
    expect(await broken()).toEqual([])
  })

  it.each([
    ['a day to come', { receivedOn: '2199-01-01' }, 'receivedOn', 'This day is in the future'],
    ['a card number', { reference: '4242 4242 4242 4242' }, 'reference', undefined],
    ['no way', { method: 'SHELLS' }, 'method', undefined],
  ])('is refused with %s', async (_, wrong, path, message) => {
    const { orderId } = await order()

    const answer = await record(orderId, wrong)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path, ...(message && { message }) }])
  })

  it('must be unpaid, open, and without a card payment in progress', async () => {
    const paid = await order('tok_visa')
    const over = await order()
    await shop.post('/orders/move', { orderId: over.orderId, status: 'REJECTED' }, staff)
    const underWay = await order('tok_lost_answer')

    const answers = [
      await record(paid.orderId),
      await record(over.orderId),
      await record(underWay.orderId),
      await record(4711),
    ]

    expect(answers.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [409, 'This order is already paid'],
      [409, 'This order can no longer be paid'],
      [409, 'A card payment for this order is in progress. Wait until it has finished.'],
      [404, 'Order not found'],
    ])
    await shop.db
      .updateTable('paymentAttempt')
      .set({ checkedAt: new Date(Date.now() - 3_600_000) })
      .where('status', '=', 'UNKNOWN')
      .execute()
    await reconcilePayments(shop.deps)
    expect(await broken()).toEqual([])
  })

  it('keeps its amount and who recorded it; the reference is erased with the person', async () => {
    const { orderId } = await order()
    await record(orderId)
    const attempt = shop.db.updateTable('paymentAttempt').where('orderId', '=', orderId)

    await expect(attempt.set({ paidBy: 'CASH' }).execute()).rejects.toThrow('is fixed')
    await expect(attempt.set({ recordedBy: null }).execute()).rejects.toThrow()
    for (const status of ['PRINTED', 'OPEN', 'CLOSED']) {
      await shop.post('/orders/move', { orderId, status }, staff)
    }
    const { custId, email } = await shop.db
      .selectFrom('orders')
      .select(['custId', 'email'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const owner = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
    await shop.post(`/staff/customers/${custId}/erase`, { confirmEmail: email }, owner)

    const { paidReference } = await shop.db
      .selectFrom('paymentAttempt')
      .select('paidReference')
      .executeTakeFirstOrThrow()
    expect(paidReference).toBeNull()
    const history = await shop.get(`/staff/history/order/${orderId}`, staff)
    expect(history.body).not.toContain('1042')
  })
})

it('the history shows the reason of a refund, the text of a note, and an address before and after', async () => {
  const { orderId } = await order('tok_visa')
  await shop.post('/refunds/save', { orderId, amount: 1, note: 'Dented box' }, staff)
  await shop.post(`/staff/orders/${orderId}/notes`, { note: 'Rings twice.' }, staff)

  const { rows } = (await shop.get(`/staff/history/order/${orderId}`, staff)).json()

  expect(
    rows.map(({ action, after }: never) => [action, (after as { note: string }).note]),
  ).toEqual([
    ['note', 'Rings twice.'],
    ['refund', 'Dented box'],
  ])
})
