import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { type Bought, buy } from '../../../test/shoppers/buy.ts'
import { giftCard, payByGiftCard } from '../../../test/shoppers/gift-cards.ts'
import { answerHave, confirmRecall, prepareRecall } from '../../../test/shoppers/recall.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const ok = async (answer: ReturnType<typeof shop.post>) => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}

const send = (orderId: number) =>
  ok(shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff))

const receive = (productId: number, lotCode: string, quantity: number) => {
  const line = { productId, lotCode, quantity, condition: 'SOUND', neverExpires: true }
  return ok(shop.post('/staff/lots/receive', { lines: [line] }, staff))
}

/** A product tracked by lot; three pieces and their tax do not divide into equal cents. */
async function trackedProduct() {
  const product = await shop.make.product({ unitPriceCents: 9_95, quantity: 0 })
  const tracked = { tracking: 'LOT', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${product.productId}/tracking`, tracked, staff)
  return product
}

/** Three shipped pieces of lot A, and lot B on the shelf for their replacements. */
async function sentFromLotA(quantity = 3) {
  const { productId } = await trackedProduct()
  await receive(productId, 'A', quantity)
  const bought = await buy(shop, { lines: [{ productId, quantity }] })
  await send(bought.orderId)
  await receive(productId, 'B', 10)
  return { ...bought, productId }
}

/** Staff replace pieces. */
async function replace({ orderId, items }: Pick<Bought, 'orderId' | 'items'>, quantity = 1) {
  const body = { items: [{ orderItemId: items[0]?.orderItemId, quantity }], reason: 'LOST' }
  const placed = await ok(shop.post(`/staff/orders/${orderId}/replacements`, body, staff))
  await send(placed.orderId)
  const rows = await shop.db
    .selectFrom('orderItem')
    .select('orderItemId')
    .where('orderId', '=', placed.orderId)
    .execute()
  return { orderId: placed.orderId as number, items: rows as Bought['items'] }
}

/** Returns a piece and sends a replacement for it. */
async function exchange({ orderId, items, key }: Bought) {
  const item = { orderItemId: items[0]?.orderItemId, quantity: 1, expiryDate: '2027-03-31' }
  const body = { orderId, requestFor: 'REPLACEMENT', reason: 'It is broken', items: [item] }
  const [{ returnId }] = (await ok(shop.post('/returns/save', body, key))).returns
  for (const status of ['APPROVED', 'RECEIVED', 'REPLACED']) {
    await ok(shop.post('/returns/move', { returnId, status }, staff))
  }
  const { orderId: replacementId } = await shop.db
    .selectFrom('replacement')
    .select('orderId')
    .where('returnId', '=', returnId)
    .executeTakeFirstOrThrow()
  await send(replacementId)
  return replacementId
}

const recall = async (productId: number, lots: string[]) =>
  ok(confirmRecall(shop, staff, await prepareRecall(shop, staff, [{ productId, lots }])))

/** Completes every return for a refund. */
async function refundAll() {
  const open = await shop.db
    .selectFrom('returnRequest')
    .select(['returnId', 'kind'])
    .where('kind', '=', 'REFUND')
    .orderBy('returnId')
    .execute()
  for (const { returnId } of open) {
    for (const status of ['APPROVED', 'RECEIVED', 'REFUNDED']) {
      await ok(shop.post('/returns/move', { returnId, status, restockFlag: true }, staff))
    }
  }
}

/** What was paid for an order and refunded of it, in cents, and how many pieces its returns list. */
async function moneyOf(orderId: number) {
  const { rows } = await sql<{ paid: number; refunded: number; pieces: number }>`
    select o.refunded_cents as refunded, o.grand_total_cents as paid,
      (select coalesce(sum(q.quantity), 0)::int from return_request q where q.kind = 'REFUND') as pieces
    from orders o where o.order_id = ${orderId}`.execute(shop.db)
  return rows[0] ?? { paid: 0, refunded: 0, pieces: 0 }
}

/** The share of the first of three pieces, as refunds round it. */
const share = (paid: { net: number; tax: number }, pieces: number) =>
  Math.round((paid.net * pieces) / 3) + Math.round((paid.tax * pieces) / 3)

/** What the returns refund of shipping, in cents, oldest first. */
async function shippingPromised() {
  const rows = await shop.db
    .selectFrom('returnRequest')
    .select('shippingRefundCents')
    .orderBy('returnId')
    .execute()
  return rows.map(({ shippingRefundCents }) => shippingRefundCents)
}

const violations = async () => await findBrokenRules(shop.db)

describe('a recall of a lot that shipped in a replacement', () => {
  it.each([
    ['that staff sent', (bought: Bought) => replace(bought).then(({ orderId }) => orderId)],
    ['that answered a return', exchange],
  ])('%s gives back what its piece had cost, on the order that was paid', async (_, sendAgain) => {
    const bought = await sentFromLotA()
    const replacementId = await sendAgain(bought)
    await recall(bought.productId, ['B'])

    expect(await answerHave(shop, replacementId)).toHaveLength(1)
    await answerHave(shop, replacementId)
    await refundAll()

    const { orders, refunds } = (await shop.get(`/staff/orders/${bought.orderId}`, staff)).json()
    const { net = 0, tax = 0 } =
      (
        await sql<{ net: number; tax: number }>`
          select line_total_cents - discount_cents as net, tax_cents as tax from order_item
          where order_id = ${bought.orderId}`.execute(shop.db)
      ).rows[0] ?? {}
    const { refunded, pieces } = await moneyOf(bought.orderId)
    expect({ refunded, pieces }).toEqual({ refunded: share({ net, tax }, 1), pieces: 1 })
    expect(orders.paymentStatus).toBe('PARTLY_REFUNDED')
    expect(refunds).toHaveLength(1)
    const stock = (await shop.get(`/staff/products/${bought.productId}/lots`, staff)).json()
    const lotB = stock.lots.find((lot: { lotCode: string }) => lot.lotCode === 'B')
    expect(lotB.stock).toEqual([{ bucket: 'RECALLED', quantity: 10 }])
    expect(await violations()).toEqual([])
  })

  it('of a replacement refunds the paid piece, not the price of a second one', async () => {
    const bought = await sentFromLotA()
    const second = await replace(await replace(bought))
    await recall(bought.productId, ['B'])

    await answerHave(shop, second.orderId)
    await refundAll()

    expect(await moneyOf(bought.orderId)).toMatchObject({ pieces: 1 })
    expect(await violations()).toEqual([])
  })

  it('refunds nothing for a piece whose refund was issued or is pending', async () => {
    const bought = await sentFromLotA(1)
    const { orderId } = await replace(bought)
    const items = [{ orderItemId: bought.items[0]?.orderItemId, quantity: 1 }]
    await ok(shop.post('/refunds/save', { orderId: bought.orderId, items }, staff))
    await recall(bought.productId, ['A', 'B'])

    expect(await answerHave(shop, orderId)).toEqual([])
    expect(await answerHave(shop, bought.orderId)).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('refunds one piece once, however many answer at once', async () => {
    const bought = await sentFromLotA(1)
    const { orderId } = await replace(bought)
    await recall(bought.productId, ['A', 'B'])

    const answers = await Promise.all([answerHave(shop, orderId), answerHave(shop, bought.orderId)])

    expect(answers.flat()).toHaveLength(1)
    await refundAll()
    const { paid, refunded } = await moneyOf(bought.orderId)
    expect(refunded).toBe(paid)
    expect(await violations()).toEqual([])
  })

  it.each([
    ['first', [0, 1, 2]],
    ['second', [1, 2, 0]],
    ['last', [2, 1, 0]],
  ])('refunds all that was paid and no cent more when the order answers %s', async (_, turns) => {
    const bought = await sentFromLotA()
    const orders = [bought.orderId, (await replace(bought)).orderId, await exchange(bought)]
    await recall(bought.productId, ['A', 'B'])

    for (const turn of turns) await answerHave(shop, orders[turn] ?? 0)
    await refundAll()

    const { paid, refunded, pieces } = await moneyOf(bought.orderId)
    expect(pieces).toBe(3)
    expect(refunded).toBe(paid)
    const again = [{ orderItemId: bought.items[0]?.orderItemId, quantity: 1 }]
    const more = { orderId: bought.orderId, items: again }
    expect((await shop.post('/refunds/save', more, staff)).statusCode).toBe(422)
    expect(await violations()).toEqual([])
  })
})

describe('shipping of recalled goods', () => {
  it('goes back to those who paid it, once the goods of the order are all recalled', async () => {
    const { productId } = await trackedProduct()
    const other = await trackedProduct()
    await receive(productId, 'A', 2)
    await receive(other.productId, 'A', 1)
    const lines = [
      { productId, quantity: 2 },
      { productId: other.productId, quantity: 1 },
    ]
    const bought = await buy(shop, { lines, card: null })
    const { orderId, grandTotalCents, key } = bought
    const { code } = await giftCard(shop, 35)
    const orderToken = key.headers?.['x-order-token'] ?? ''
    await ok(payByGiftCard(shop, { orderId, orderToken, code }))
    const charge = { amount: grandTotalCents - 35_00, token: 'tok_visa', payment: { orderId } }
    await ok(shop.post('/payment/charge', charge, key))
    await send(orderId)

    await recall(productId, ['A'])
    await answerHave(shop, orderId)
    expect(await shippingPromised()).toEqual([0])
    await recall(other.productId, ['A'])
    await answerHave(shop, orderId)
    const { shippingHandling } = (await shop.get(`/staff/orders/${orderId}`, staff)).json().orders
    expect(await shippingPromised()).toEqual([0, shippingHandling * 100])

    await refundAll()
    const { refunded } = await moneyOf(orderId)
    expect(refunded).toBe(grandTotalCents)
    expect(await violations()).toEqual([])
    await shop.runJobs()
    const sent = shop.mail.sent.map(({ text }) => text)
    expect(sent.filter((text) => /Includes \S+ for shipping/.test(text))).toHaveLength(1)
  })

  it('is not refunded where a piece that was sent in place of one stays with the buyer', async () => {
    const bought = await sentFromLotA(2)
    const again = await replace(await replace(bought))
    await recall(bought.productId, ['A'])
    await answerHave(shop, bought.orderId)
    expect(await shippingPromised()).toEqual([0])

    // All of it is gone, but the money for its pieces went back already.
    await recall(bought.productId, ['B'])
    expect(await answerHave(shop, again.orderId)).toEqual([])
    await refundAll()
    const { paid, refunded } = await moneyOf(bought.orderId)
    const { shippingHandling } = (await shop.get(`/staff/orders/${bought.orderId}`, staff)).json()
      .orders
    expect(refunded).toBe(paid - shippingHandling * 100)
    expect(await violations()).toEqual([])
  })

  it('is neither changed later nor more than was charged', async () => {
    const { orderId, productId } = await sentFromLotA(1)
    const more = sql`insert into return_request (order_id, order_item_id, kind, quantity, reason, refund_cents,
        restoration_fee_cents, shipping_fee_cents, shipping_refund_cents)
      select order_id, order_item_id, 'REFUND', 1, 'Recall', 9999, 0, 0, 9999 from order_item where order_id = ${orderId}`
    await expect(more.execute(shop.db)).rejects.toThrow(/not charged this shipping/)
    await recall(productId, ['A'])
    await answerHave(shop, orderId)

    const changed = sql`update return_request set shipping_refund_cents = 1`
    await expect(changed.execute(shop.db)).rejects.toThrow(/is fixed/)
  })
})

it('gives back what an earlier return took of a discount for the recalled pieces (decision 0084)', async () => {
  await shop.put('/staff/settings', { reclaimOnReturn: true }, staff)
  const offer = {
    ...{ name: 'From $30', nameEs: 'Desde $30', code: null, priority: 1, exclusive: false },
    ...{ startsOn: null, endsOn: null, useLimit: null, useLimitPerCustomer: null },
    conditions: [{ type: 'MIN_SUBTOTAL', cents: 30_00 }],
    action: { type: 'AMOUNT_OFF', cents: 5_00 },
  }
  const { promotionId } = await ok(shop.post('/staff/promotions', offer, staff))
  await ok(shop.post(`/staff/promotions/${promotionId}/move`, { state: 'ACTIVE' }, staff))
  const { productId } = await trackedProduct()
  const brace = await shop.make.product({ unitPriceCents: 30_00 })
  await receive(productId, 'A', 2)
  const lines = [
    { productId, quantity: 2 },
    { productId: brace.productId, quantity: 1 },
  ]
  const { orderId, items, key } = await buy(shop, { lines })
  await send(orderId)
  const back = { orderItemId: items[1]?.orderItemId, quantity: 1 }
  const request = { orderId, requestFor: 'REFUND', reason: 'Too small', items: [back] }
  const [{ reclaimed }] = (await ok(shop.post('/returns/save', request, key))).returns
  expect(reclaimed).toBeGreaterThan(0)

  await recall(productId, ['A'])
  await answerHave(shop, orderId)
  const restored = await shop.db
    .selectFrom('returnRequest')
    .select('reclaimedCents')
    .orderBy('returnId')
    .execute()
  await refundAll()

  expect(restored.map(({ reclaimedCents }) => reclaimedCents)).toEqual([
    Math.round(reclaimed * 100),
    -Math.round(reclaimed * 100),
  ])
  const { paid, refunded } = await moneyOf(orderId)
  expect(refunded).toBe(paid)
  expect(await violations()).toEqual([])
})

it('is covered by the audit, and enforced by the database', async () => {
  const bought = await sentFromLotA(2)
  const { orderId } = await replace(bought)
  await recall(bought.productId, ['B'])
  await answerHave(shop, orderId)
  const twice = sql`insert into return_request (order_id, order_item_id, paid_item_id, kind, quantity, reason, refund_cents,
      restoration_fee_cents, shipping_fee_cents)
    select ${bought.orderId}, ${bought.items[0]?.orderItemId}, order_item_id, 'REFUND', 1, 'Again', 1, 0, 0
      from order_item where order_id = ${orderId}`
  await expect(twice.execute(shop.db)).rejects.toThrow(/was not paid for/)

  await shop.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update return_request set paid_item_id = null`.execute(tx)
  })
  expect((await violations()).map(({ rule }) => rule)).toEqual([
    'a recall that gives money gives it from what was paid, of a replacement too',
  ])
  await shop.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update return_request set paid_item_id = order_item_id, refund_cents = 1`.execute(tx)
  })
  expect((await violations()).map(({ rule }) => rule)).toEqual([
    'money for a replaced piece is that of the item it replaces, and no more than was paid',
  ])
})
