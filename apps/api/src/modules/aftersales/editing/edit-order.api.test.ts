import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { agreedTo, editOrder, quoteEdit } from '../../../../test/shoppers/edit-order.ts'
import { giftCard, payByGiftCard } from '../../../../test/shoppers/gift-cards.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let manager: CallOptions
beforeEach(async () => {
  await shop.reset()
  manager = await signInAs('MANAGER')
})
afterAll(() => shop.close())

const password = 'a staple for staff'
const signInAs = async (role: 'MANAGER' | 'SUPPORT' | 'FULFILMENT') =>
  signIn(shop, await shop.make.staff({ role, password }))

/** Two lines of $17.99 and $9 online: 3 and 1 pieces. */
async function ordered(card: string | null = null) {
  const a = await shop.make.product({ unitPriceCents: 1999, quantity: 10 })
  const b = await shop.make.product({ unitPriceCents: 1000, quantity: 10 })
  const lines = [
    { productId: a.productId, quantity: 3 },
    { productId: b.productId, quantity: 1 },
  ]
  const order = await buy(shop, { lines, card })
  const [first = 0, second = 0] = order.items.map(({ orderItemId }) => orderItemId)
  return { ...order, first, second, a: a.productId, b: b.productId }
}

const edit = (orderId: number, changes: Omit<Parameters<typeof editOrder>[2], 'orderId'>) =>
  editOrder(shop, manager, { orderId, ...changes })

const broken = async () => await findBrokenRules(shop.db)

const orderOf = (orderId: number) =>
  shop.db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow()

const detail = async (orderId: number) =>
  (await shop.get(`/staff/orders/${orderId}`, manager)).json()

async function stockOf(productId: number) {
  const { rows } = await sql<{ quantity: number }>`
    select quantity from product where product_id = ${productId}`.execute(shop.db)
  return rows[0]?.quantity
}

const charge = (orderId: number, key: CallOptions, amount: number, token = 'tok_visa') =>
  shop.post('/payment/charge', { amount, token, payment: { orderId } }, key)

describe('an unpaid order', () => {
  it('gets more, fewer and other pieces: totals, tax, shipping and stock follow, old prices stay', async () => {
    const { orderId, first, second, a, b } = await ordered()
    const added = await shop.make.product({ unitPriceCents: 5000, quantity: 5 })
    await sql`update product set unit_price_cents = 9999 where product_id = ${a}`.execute(shop.db)

    const answer = await edit(orderId, {
      lines: [
        { orderItemId: first, quantity: 4 },
        { orderItemId: second, quantity: 0 },
      ],
      added: [{ productId: added.productId, quantity: 1 }],
    })

    expect(answer.statusCode, answer.body).toBe(200)
    const order = await orderOf(orderId)
    // 4 × 17.99 + 45.00
    expect(order).toMatchObject({ subtotalCents: 11_696, shippingHandlingCents: 1000 })
    expect(answer.json()).toMatchObject({ refund: 0, addition: null })
    expect(answer.json().total).toBe(order.grandTotalCents / 100)
    expect([await stockOf(a), await stockOf(b), await stockOf(added.productId)]).toEqual([6, 10, 4])
    const { items } = await detail(orderId)
    expect(items.map((item: { quantity: number }) => item.quantity)).toEqual([4, 1])
    expect(await broken()).toEqual([])
  })

  it('is paid at its current total, and is mailed with a link', async () => {
    const { orderId, key, second } = await ordered()

    const { total } = (
      await edit(orderId, { lines: [{ orderItemId: second, quantity: 3 }] })
    ).json()

    await shop.runJobs()
    const mail = shop.mail.sent.find(({ subject }) => subject.includes('was changed'))
    expect(mail?.text).toContain(`$${total.toFixed(2)}`)
    const paid = await charge(orderId, key, Math.round(total * 100))
    expect(paid.json().statusCode).toBe(0)
    expect((await orderOf(orderId)).paymentStatus).toBe('PAID')
    expect(await broken()).toEqual([])
  })

  it('can be edited again, and a removed line comes back as a new one', async () => {
    const { orderId, second, b } = await ordered()
    await edit(orderId, { lines: [{ orderItemId: second, quantity: 0 }] })
    await edit(orderId, { added: [{ productId: b, quantity: 2 }] })

    const last = await edit(orderId, { added: [{ productId: b, quantity: 1, unitPrice: 5 }] })

    expect(last.statusCode, last.body).toBe(200)
    const { items } = await detail(orderId)
    expect(items.map((item: { unitPrice: number }) => item.unitPrice)).toEqual([17.99, 9, 5])
    expect(await stockOf(b)).toBe(7)
    expect(await shop.count('order_edit')).toBe(3)
    expect(await broken()).toEqual([])
  })

  it('records who changed what and why in its history, which is erased with the customer', async () => {
    const { orderId, second } = await ordered()
    await edit(orderId, { lines: [{ orderItemId: second, quantity: 2 }] })

    const edits = await shop.db.selectFrom('orderEdit').selectAll().execute()

    expect(edits).toMatchObject([
      { orderId, reason: 'Asked by phone', lines: [{ from: 1, to: 2, unitPriceCents: 900 }] },
    ])
    const { timeline } = await detail(orderId)
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'EDIT', detail: expect.stringContaining('Asked by phone') }),
    )
  })

  it('keeps its gift card, which holds no more than the order costs', async () => {
    const { code, balanceId } = await giftCard(shop, 70)
    const { orderId, key, first, second } = await ordered()
    const { 'x-order-token': orderToken = '' } = key.headers ?? {}
    await payByGiftCard(shop, { orderId, orderToken: String(orderToken), code })

    const { total } = (
      await edit(orderId, {
        lines: [
          { orderItemId: first, quantity: 1 },
          { orderItemId: second, quantity: 0 },
        ],
      })
    ).json()

    const { heldCents } = await shop.db
      .selectFrom('balance')
      .select('heldCents')
      .where('balanceId', '=', balanceId)
      .executeTakeFirstOrThrow()
    expect(heldCents).toBe(Math.round(total * 100))
    expect(await broken()).toEqual([])
    await shop.post('/payment/tenders/pay', { orderId }, key)
    expect((await orderOf(orderId)).paymentStatus).toBe('PAID')
    expect(await broken()).toEqual([])
  })

  it.each([
    ['nothing', {}, 409],
    ['a line of another order', { lines: [{ orderItemId: 4711, quantity: 1 }] }, 404],
    ['a hundred pieces', { lines: [{ orderItemId: 1, quantity: 100 }] }, 422],
    ['a product that is gone', { added: [{ productId: 4711, quantity: 1 }] }, 409],
  ])('is not changed by %s', async (_, changes, status) => {
    const { orderId } = await ordered()
    const before = await orderOf(orderId)

    expect((await edit(orderId, changes)).statusCode).toBe(status)

    expect(await orderOf(orderId)).toEqual(before)
    expect(await shop.count('order_edit')).toBe(0)
  })

  it('keeps at least one item', async () => {
    const { orderId, first, second } = await ordered()
    const lines = [first, second].map((orderItemId) => ({ orderItemId, quantity: 0 }))

    const answer = await edit(orderId, { lines })

    expect([answer.statusCode, answer.json().sentence.code]).toEqual([409, 'editEmpties'])
  })

  it('is not changed if its totals differ from the agreed ones', async () => {
    const { orderId, first, second } = await ordered()
    const lines = [{ orderItemId: second, quantity: 2 }]
    const agreed = agreedTo((await quoteEdit(shop, manager, { orderId, lines })).json())
    await edit(orderId, { lines: [{ orderItemId: first, quantity: 1 }] })

    const body = { lines, added: [], reason: 'Late', agreed }
    const answer = await shop.post(`/staff/orders/${orderId}/edits`, body, manager)

    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { sentence: { code: 'editChanged' }, quote: { lastEditId: expect.any(Number) } },
    ])
  })
})

describe('a paid order', () => {
  it('refunds removed pieces and returns them to stock', async () => {
    const { orderId, first, a } = await ordered('tok_visa')
    const before = await orderOf(orderId)

    const answer = await edit(orderId, { lines: [{ orderItemId: first, quantity: 1 }] })

    expect(answer.json(), answer.body).toMatchObject({ addition: null })
    const after = await orderOf(orderId)
    expect(after.grandTotalCents).toBe(before.grandTotalCents)
    expect(after.refundedCents).toBe(Math.round(answer.json().refund * 100))
    expect(after.refundedCents).toBeGreaterThanOrEqual(2 * 1799)
    expect(await stockOf(a)).toBe(9)
    expect(await broken()).toEqual([])
  })

  it('puts added pieces into an order of their own, with a link to pay it and one shipping charge for both', async () => {
    const { orderId, orderNum, first } = await ordered('tok_visa')
    const { productId } = await shop.make.product({ unitPriceCents: 2000, quantity: 5 })

    const answer = await edit(orderId, {
      lines: [{ orderItemId: first, quantity: 2 }],
      added: [{ productId, quantity: 1 }],
    })

    expect(answer.statusCode, answer.body).toBe(200)
    const { addition } = answer.json()
    const added = await orderOf(addition.orderId)
    expect(added).toMatchObject({ paymentStatus: 'UNPAID', subtotalCents: 1800, placedBy: 'STAFF' })
    expect(added.shippingHandlingCents).toBeLessThanOrEqual(500)
    await shop.runJobs()
    const mail = shop.mail.sent.find(({ text }) => text.includes('This was added to your order'))
    expect(mail?.text).toContain(orderNum)
    expect(await detail(orderId)).toMatchObject({
      additions: [{ orderId: addition.orderId, paymentStatus: 'UNPAID' }],
    })
    expect(await detail(addition.orderId)).toMatchObject({ addedTo: { orderId, orderNum } })
    expect(await broken()).toEqual([])
  })

  it('keeps what has shipped; the rest can still be removed', async () => {
    const { orderId, first } = await ordered('tok_visa')
    const items = [{ orderItemId: first, quantity: 2 }]
    const parcel = { orderId, items, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }
    expect((await shop.post('/shipments/save', parcel, manager)).statusCode).toBe(200)

    const tooMuch = await edit(orderId, { lines: [{ orderItemId: first, quantity: 1 }] })
    const right = await edit(orderId, { lines: [{ orderItemId: first, quantity: 2 }] })

    expect([tooMuch.statusCode, right.statusCode]).toEqual([422, 200])
    expect(await broken()).toEqual([])
  })

  it('is edited by support if nothing is refunded, and not by packers', async () => {
    const { orderId, first } = await ordered('tok_visa')
    const { productId } = await shop.make.product({ quantity: 5 })
    const lines = [{ orderItemId: first, quantity: 1 }]
    const support = await signInAs('SUPPORT')
    const packer = await signInAs('FULFILMENT')

    const refunds = await editOrder(shop, support, { orderId, lines })
    const prices = await editOrder(shop, support, {
      orderId,
      added: [{ productId, quantity: 1, unitPrice: 1 }],
    })
    const adds = await editOrder(shop, support, { orderId, added: [{ productId, quantity: 1 }] })
    const packs = await editOrder(shop, packer, { orderId, lines })

    expect([refunds, prices, adds, packs].map(({ statusCode }) => statusCode)).toEqual([
      403, 403, 200, 403,
    ])
  })

  it('is not edited once it is cancelled or fully refunded', async () => {
    const { orderId, first } = await ordered('tok_visa')
    await shop.post('/orders/move', { orderId, status: 'REJECTED' }, manager)

    const answer = await edit(orderId, { lines: [{ orderItemId: first, quantity: 1 }] })

    expect([answer.statusCode, answer.json().sentence.code]).toEqual([409, 'editEnded'])
  })
})

describe('at the same moment', () => {
  const ROUNDS = 5

  it('two colleagues edit: one comes first, the other sees the new totals', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { orderId, first, second } = await ordered()

      const answers = await Promise.all([
        edit(orderId, { lines: [{ orderItemId: first, quantity: 1 }] }),
        edit(orderId, { lines: [{ orderItemId: second, quantity: 5 }] }),
      ])

      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    }
    expect(await broken()).toEqual([])
  })

  it('a double click edits once', async () => {
    const { orderId, first } = await ordered('tok_visa')
    const lines = [{ orderItemId: first, quantity: 1 }]
    const agreed = agreedTo((await quoteEdit(shop, manager, { orderId, lines })).json())
    const body = { lines, added: [], reason: 'Asked', agreed }
    const once = { ...manager, headers: { ...manager.headers, 'idempotency-key': 'edit-once' } }

    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post(`/staff/orders/${orderId}/edits`, body, once)),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect([await shop.count('order_edit'), await shop.count('refund')]).toEqual([1, 1])
  })

  it('the customer pays: the order is paid as it was, or changed and then paid as it is', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { orderId, key, second, grandTotalCents } = await ordered()
      const changes = { lines: [{ orderItemId: second, quantity: 3 }] }
      const agreed = agreedTo((await quoteEdit(shop, manager, { orderId, ...changes })).json())
      const body = { ...changes, added: [], reason: 'Asked', agreed }

      const [edited, paid] = await Promise.all([
        shop.post(`/staff/orders/${orderId}/edits`, body, manager),
        charge(orderId, key, grandTotalCents),
      ])

      const isPaid = paid.json().statusCode === 0
      expect([edited.statusCode, isPaid]).toEqual(
        edited.statusCode === 200 ? [200, false] : [expect.any(Number), true],
      )
      expect((await orderOf(orderId)).grandTotalCents === grandTotalCents).toBe(isPaid)
    }
    expect(await broken()).toEqual([])
  })

  it.each(['cancels', 'ships'])('the order %s: pieces go only one way', async (what) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { orderId, key, first } = await ordered('tok_visa')
      const parcel = { orderId, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }

      const [edited, other] = await Promise.all([
        edit(orderId, { lines: [{ orderItemId: first, quantity: 1 }] }),
        what === 'ships'
          ? shop.post('/shipments/save', parcel, manager)
          : shop.post('/orders/cancel', { orderId }, key),
      ])

      expect(other.statusCode).toBe(200)
      expect([200, 409, 422]).toContain(edited.statusCode)
      const { refundedCents, grandTotalCents } = await orderOf(orderId)
      if (what === 'cancels') expect(refundedCents).toBe(grandTotalCents)
    }
    expect(await broken()).toEqual([])
  })
})
