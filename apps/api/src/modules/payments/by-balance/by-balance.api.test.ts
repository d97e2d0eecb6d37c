import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { giftCard, payByGiftCard } from '../../../../test/shoppers/gift-cards.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { auditDatabase } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** A guest's order of $29: goods of $9, shipping of $20. */
async function makeOrder() {
  const { order, orderToken } = await shop.make.order()
  const { orderId } = order
  return { orderId, orderToken, headers: { 'x-order-token': orderToken } }
}
type Made = Awaited<ReturnType<typeof makeOrder>>

const payFrom = (order: Made, code: string) => payByGiftCard(shop, { ...order, code })

const charge = ({ orderId, headers }: Made, amount: number, token = 'tok_visa') =>
  shop.post('/payment/charge', { amount, token, payment: { orderId } }, { headers })

const pay = ({ orderId, headers }: Made) =>
  shop.post('/payment/tenders/pay', { orderId }, { headers })

const remove = ({ orderId, headers }: Made, tenderNo: number) =>
  shop.post('/payment/tenders/remove', { orderId, tenderNo }, { headers })

async function balanceOf(balanceId: number) {
  const { rows } = await sql<{ balanceCents: number; heldCents: number }>`
    select balance_cents, held_cents from balance where balance_id = ${balanceId}`.execute(shop.db)
  return rows[0]
}

async function statusOf(orderId: number) {
  const { rows } = await sql<{ status: string }>`
    select payment_status as status from orders where order_id = ${orderId}`.execute(shop.db)
  return rows[0]?.status
}

const broken = async () =>
  (await auditDatabase(shop.db)).filter(
    // The orders of these tests are placed without a confirmation.
    ({ rule, violations }) =>
      violations.length > 0 && /tender|balance|capture|refund|total/.test(rule),
  )

describe('a gift card', () => {
  it('pays its share, the card the rest, and both in one transaction', async () => {
    const { balanceId, code } = await giftCard(shop, 10)
    const order = await makeOrder()

    const planned = await payFrom(order, ` ${code.toLowerCase()} `)
    const whole = await charge(order, 29_00)
    const rest = await charge(order, 19_00)

    expect(planned.json()).toMatchObject({
      total: 29,
      due: 19,
      isPaid: false,
      tenders: [
        { tenderNo: 2, kind: 'GIFT_CARD', amount: 10, last4: code.slice(-4) },
        { tenderNo: 1, kind: 'CARD', amount: 19 },
      ],
    })
    expect(whole.json()).toMatchObject({ statusCode: -1 })
    expect(rest.json()).toMatchObject({ statusCode: 0 })
    expect(await statusOf(order.orderId)).toBe('PAID')
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 0, heldCents: 0 })
    expect(await broken()).toEqual([])
  })

  it('pays a whole order without any card, once', async () => {
    const { balanceId, code } = await giftCard(shop)
    const order = await makeOrder()

    await payFrom(order, code)
    const paid = await pay(order)
    const again = await pay(order)

    expect(paid.json()).toMatchObject({ due: 0, isPaid: true })
    expect(again.json()).toEqual(paid.json())
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 21_00, heldCents: 0 })
    expect(await shop.mail.outbox()).toMatchObject([{ kind: 'payment_received' }])
    expect(await broken()).toEqual([])
  })

  it('leaves a chargeable amount to the card, or none', async () => {
    const { code } = await giftCard(shop, 28.8)
    const order = await makeOrder()

    expect((await payFrom(order, code)).json()).toMatchObject({ due: 0.5 })
  })

  it('changes nothing when applied twice, and is released when removed', async () => {
    const { balanceId, code } = await giftCard(shop)
    const order = await makeOrder()

    await payFrom(order, code)
    expect((await payFrom(order, code)).statusCode).toBe(200)
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 50_00, heldCents: 29_00 })
    const off = await remove(order, 2)
    await remove(order, 2)

    expect(off.json()).toMatchObject({ due: 29, tenders: [{ kind: 'CARD', amount: 29 }] })
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 50_00, heldCents: 0 })
    expect((await payFrom(order, code)).json()).toMatchObject({ due: 0 })
    await remove(order, 2)
    expect((await charge(order, 29_00)).json()).toMatchObject({ statusCode: 0 })
    expect(await broken()).toEqual([])
  })

  it('of $50 that 20 buyers spend at once pays one order and a part of another', async () => {
    const { balanceId, code } = await giftCard(shop)
    const orders: Made[] = []
    for (let buyer = 0; buyer < 20; buyer += 1) orders.push(await makeOrder())

    const answers = await Promise.all(orders.map((order) => payFrom(order, code)))

    const held = answers.filter(({ statusCode }) => statusCode === 200)
    expect(held.map((answer) => answer.json().due).toSorted()).toEqual([0, 8])
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(refused.json()).toMatchObject({ status: 409, reason: 'EMPTY' })
    }
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 50_00, heldCents: 50_00 })
    expect(await broken()).toEqual([])
  })

  it('is captured once, however many pay at once', async () => {
    const { balanceId, code } = await giftCard(shop)
    const order = await makeOrder()
    await payFrom(order, code)

    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(order)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 21_00, heldCents: 0 })
    expect(await broken()).toEqual([])
  })

  it('stays held if the card is declined, and is released when the order is canceled unpaid', async () => {
    const { balanceId, code, session } = await giftCard(shop, 10)
    const order = await makeOrder()
    await payFrom(order, code)

    const declined = await charge(order, 19_00, 'tok_chargeDeclined')
    expect(declined.json().statusCode).toBe(-1)
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 10_00, heldCents: 10_00 })

    const { orderId } = order
    const ended = await shop.post('/orders/move', { orderId, status: 'REJECTED' }, session)
    expect(ended.statusCode, ended.body).toBe(200)
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 10_00, heldCents: 0 })
    expect(await broken()).toEqual([])
  })

  it.each([
    ['ABCD-EFGH-JKMN-PQRST', 422],
    ['2222-2222-2222-22222', 404],
  ])('with the code %s is answered by %d', async (code, status) => {
    expect((await payFrom(await makeOrder(), code)).statusCode).toBe(status)
  })

  it('that is blocked cannot be spent, except what it already holds', async () => {
    const { balanceId, code, session } = await giftCard(shop)
    const held = await makeOrder()
    await payFrom(held, code)
    const url = `/staff/gift-cards/${balanceId}/change`
    await shop.post(url, { action: 'DISABLE', note: 'Card dispute' }, session)

    expect((await payFrom(await makeOrder(), code)).json()).toMatchObject({ reason: 'DISABLED' })
    expect((await pay(held)).json()).toMatchObject({ isPaid: true })
    expect(await broken()).toEqual([])
  })

  it("cannot pay once the card has paid a share, nor for someone else's order", async () => {
    const { code } = await giftCard(shop, 10)
    const order = await makeOrder()
    await payFrom(order, code)

    expect((await pay(order)).json()).toMatchObject({ status: 409, reason: 'CARD_DUE' })
    const foreign = { ...order, headers: (await makeOrder()).headers, orderToken: 'none' }
    expect((await pay(foreign)).statusCode).toBe(404)
  })
})

describe('a payment by several tenders', () => {
  /** $10 by gift card, $19 by card: for the goods, $3.10 and $5.90. */
  async function makePaid() {
    const { balanceId, code, session } = await giftCard(shop, 10)
    const order = await makeOrder()
    await payFrom(order, code)
    await charge(order, 19_00)
    return { ...order, balanceId, session }
  }

  const refunds = async () => {
    const { rows } =
      await sql<object>`select tender_no, balance_id, attempt_id is not null as by_card, amount_cents, status
      from refund order by tender_no desc`.execute(shop.db)
    return rows
  }

  it('is refunded to where it came from, piece by piece and finally all of it', async () => {
    const { orderId, session, balanceId } = await makePaid()
    const { rows } = await sql<{
      orderItemId: number
    }>`select order_item_id from order_item`.execute(shop.db)
    const items = rows.map(({ orderItemId }) => ({ orderItemId, quantity: 1 }))

    const piece = await shop.post('/refunds/save', { orderId, items }, session)
    expect(piece.json()).toMatchObject({ amount: 5.9, to: 'CARD', refundStatus: 'SUCCEEDED' })
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 3_10, heldCents: 0 })
    const rest = await shop.post('/refunds/save', { orderId }, session)

    expect(rest.json()).toMatchObject({ amount: 13.1, to: 'CARD' })
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 10_00, heldCents: 0 })
    expect(await statusOf(orderId)).toBe('REFUNDED')
    expect(await broken()).toEqual([])
  })

  it('is refunded when the order is cancelled, each tender separately', async () => {
    const { orderId, session, balanceId } = await makePaid()

    await shop.post('/orders/move', { orderId, status: 'REJECTED' }, session)

    expect(await refunds()).toEqual([
      { tenderNo: 2, balanceId, byCard: false, amountCents: 10_00, status: 'SUCCEEDED' },
      { tenderNo: 1, balanceId: null, byCard: true, amountCents: 19_00, status: 'SUCCEEDED' },
    ])
    expect(await balanceOf(balanceId)).toEqual({ balanceCents: 10_00, heldCents: 0 })
    expect(await broken()).toEqual([])
  })

  it('becomes store credit if the customer wants that, and credit pays the next order', async () => {
    const customer = await shop.make.customer({ password: 'quite a long staple' })
    const { order } = await shop.make.order({ custId: customer.custId, paid: true })
    const { session } = await giftCard(shop, 10)
    const back = { orderId: order.orderId, amount: 12, toStoreCredit: true }
    const refund = await shop.post('/refunds/save', back, session)
    expect(refund.json()).toMatchObject({ to: 'STORE_CREDIT', refundStatus: 'SUCCEEDED' })

    const own = await signIn(shop, customer)
    const row = { placedBy: 'CUSTOMER' }
    const next = await shop.make.order({ custId: customer.custId, row })
    const { orderId } = next.order
    const planned = await shop.post('/payment/tenders/store-credit', { orderId }, own)

    expect(planned.json()).toMatchObject({
      due: 17,
      storeCredit: 0,
      tenders: [{ kind: 'STORE_CREDIT', amount: 12 }, { kind: 'CARD' }],
    })
    const credit = await shop.get('/customers/storeCredit', own)
    expect(credit.json()).toMatchObject({ balance: 0, entries: [{ kind: 'REFUND', amount: 12 }] })
    const made = {
      orderId,
      headers: { 'x-order-token': next.orderToken },
      orderToken: next.orderToken,
    }
    expect((await charge(made, 17_00)).json()).toMatchObject({ statusCode: 0 })
    expect(await broken()).toEqual([])
  })

  it('of a closed gift card becomes store credit', async () => {
    const { balanceId, code, session } = await giftCard(shop, 29)
    const order = await makeOrder()
    await payFrom(order, code)
    await pay(order)
    const url = `/staff/gift-cards/${balanceId}/change`
    expect((await shop.post(url, { action: 'CASH_OUT' }, session)).statusCode).toBe(409)
    await sql`update balance set state = 'CLOSED' where balance_id = ${balanceId}`.execute(shop.db)

    await shop.post('/refunds/save', { orderId: order.orderId, amount: 5 }, session)

    const { rows } =
      await sql<object>`select kind, balance_cents from balance order by balance_id`.execute(
        shop.db,
      )
    expect(rows).toEqual([
      { kind: 'GIFT_CARD', balanceCents: 0 },
      { kind: 'STORE_CREDIT', balanceCents: 5_00 },
    ])
  })
})
