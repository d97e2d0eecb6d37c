import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { brokenRules, plantFault } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { askExchange, buyBrace, makeSizes } from '../../../test/shoppers/exchange.ts'
import { answerHave, confirmRecall, prepareRecall } from '../../../test/shoppers/recall.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  await shop.make.tax({ taxMilliPercent: 8_250 })
})
afterAll(() => shop.close())

const ok = async (answer: ReturnType<typeof shop.post>) => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}

const move = (returnId: number, status: string) =>
  shop.post('/returns/move', { returnId, status }, staff)

const send = (orderId: number) =>
  ok(shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff))

const recall = async (productId: number, ...lots: string[]) =>
  ok(confirmRecall(shop, staff, await prepareRecall(shop, staff, [{ productId, lots }])))

interface Exchanging {
  /** Of a piece in the other size, in cents; a piece of the first size was charged 18.00. */
  price: number
  /** Pieces of each lot of the other size. */
  lots?: Record<string, number>
  /** How far the return of the first size got. */
  last?: 'RECEIVED' | 'REPLACED'
}

/** Small braces are exchanged for large ones of these lots, which are paid and shipped. */
async function exchange({ price, lots = { A: 1 }, last = 'REPLACED' }: Exchanging) {
  const quantity = Object.values(lots).reduce((pieces, more) => pieces + more, 0)
  const [small = 0, large = 0] = await makeSizes(shop, [
    { size: 'S' },
    { size: 'L', price, stock: 0 },
  ])
  const tracked = { tracking: 'LOT', minDaysLeft: 0, preferOneLot: false }
  await ok(shop.put(`/staff/products/${large}/tracking`, tracked, staff))
  const lines = Object.entries(lots).map(([lotCode, pieces]) => ({
    ...{ productId: large, lotCode, quantity: pieces, condition: 'SOUND', neverExpires: true },
  }))
  await ok(shop.post('/staff/lots/receive', { lines }, staff))
  const bought = await buyBrace(shop, { productId: small, staff, quantity })
  const [{ returnId, exchange: agreed, refund }] = (
    await ok(askExchange(shop, bought, { wanted: large, quantity }))
  ).returns
  await ok(move(returnId, 'APPROVED'))
  const { orderId, orderItemId } = await shop.db
    .selectFrom('replacement')
    .innerJoin('orderItem', 'orderItem.orderId', 'replacement.orderId')
    .select(['replacement.orderId', 'orderItemId'])
    .where('returnId', '=', returnId)
    .executeTakeFirstOrThrow()
  if (agreed.due > 0) {
    const amount = Math.round(agreed.due * 100)
    await ok(
      shop.post('/payment/charge', { amount, token: 'tok_visa', payment: { orderId } }, staff),
    )
  }
  await ok(move(returnId, 'RECEIVED'))
  await send(orderId)
  if (last === 'REPLACED') await ok(move(returnId, 'REPLACED'))
  return {
    ...{ bought, large, returnId, orderId, orderItemId },
    creditCents: Math.round(agreed.credit * 100),
    refundCents: Math.round(refund * 100),
    due: agreed.due as number,
  }
}

/** The numbers of the open returns for a refund, oldest first. */
async function openReturns() {
  const rows = await shop.db
    .selectFrom('returnRequest')
    .select('returnId')
    .where('kind', '=', 'REFUND')
    .where('status', '=', 'REQUESTED')
    .orderBy('returnId')
    .execute()
  return rows.map(({ returnId }) => returnId)
}

/** Completes them. */
async function refundAll() {
  for (const returnId of await openReturns()) {
    for (const status of ['APPROVED', 'RECEIVED', 'REFUNDED']) await ok(move(returnId, status))
  }
}

/** What was refunded of each order, in cents, and what its goods had cost, tax included. */
async function moneyOf(orderId: number) {
  const { rows } = await sql<{ goods: number; refunded: number }>`
    select o.refunded_cents as refunded, (select sum(line_total_cents - discount_cents + tax_cents)::int8
      from order_item i where i.order_id = o.order_id) as goods
    from orders o where o.order_id = ${orderId}`.execute(shop.db)
  return rows[0] ?? { goods: 0, refunded: 0 }
}

const refunds = () =>
  shop.db
    .selectFrom('refund')
    .select(['orderId', 'amountCents', 'status'])
    .where('reason', '=', 'RETURN')
    .orderBy('refundId')
    .execute()

describe('a recall of a lot that an exchange sent', () => {
  it('gives back what both orders were paid, each to its own payment, once however often it is pressed', async () => {
    const { bought, large, orderId, creditCents } = await exchange({ price: 30_00 })
    const { goods: difference } = await moneyOf(orderId)
    await recall(large, 'A')

    const presses = await Promise.all([1, 2, 3].map(() => answerHave(shop, orderId)))

    expect(new Set(presses.flat()).size).toBe(1)
    const [returnId = 0, ...others] = await openReturns()
    expect(others).toEqual([])
    await ok(move(returnId, 'APPROVED'))
    await ok(move(returnId, 'RECEIVED'))
    const moves = await Promise.all([1, 2].map(() => move(returnId, 'REFUNDED')))
    expect(moves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await refunds()).toEqual([
      { orderId: bought.orderId, amountCents: creditCents, status: 'SUCCEEDED' },
      { orderId, amountCents: difference, status: 'SUCCEEDED' },
    ])
    const closed = (await shop.get(`/returns/findAll?orderId=${orderId}`, staff)).json()
    expect(closed).toContainEqual(
      expect.objectContaining({
        returnStatus: 'REFUNDED',
        refundStatus: 'SUCCEEDED',
        refund: (creditCents + difference) / 100,
      }),
    )
    expect(await answerHave(shop, orderId)).toHaveLength(1)
    expect(await openReturns()).toEqual([])
    expect(await brokenRules(shop)).toEqual([])
  })

  it('for a cheaper size gives back what the exchange had not', async () => {
    const { bought, large, orderId, creditCents, refundCents } = await exchange({ price: 4_00 })
    expect(refundCents).toBeGreaterThan(0)
    await recall(large, 'A')

    await answerHave(shop, orderId)
    await refundAll()

    expect(await refunds()).toMatchObject([
      { orderId: bought.orderId, amountCents: refundCents },
      { orderId: bought.orderId, amountCents: creditCents - refundCents },
    ])
    expect(await brokenRules(shop)).toEqual([])
  })

  it('before the exchange is closed takes nothing from what that still gives back', async () => {
    const made = await exchange({ price: 4_00, last: 'RECEIVED' })
    const { bought, large, orderId, returnId, creditCents, refundCents } = made
    await recall(large, 'A')
    await answerHave(shop, orderId)
    await refundAll()
    expect(await moneyOf(bought.orderId)).toMatchObject({ refunded: creditCents - refundCents })

    await ok(move(returnId, 'REPLACED'))

    expect(await moneyOf(bought.orderId)).toMatchObject({ refunded: creditCents })
    expect(await brokenRules(shop)).toEqual([])
  })

  it('gives back every cent, piece by piece, by two recalls', async () => {
    const { bought, large, orderId, creditCents } = await exchange({
      price: 30_01,
      lots: { A: 1, B: 1 },
    })
    const { goods } = await moneyOf(orderId)
    for (const lot of ['A', 'B']) {
      await recall(large, lot)
      expect(await answerHave(shop, orderId)).toHaveLength(1)
    }

    await refundAll()

    expect(await moneyOf(bought.orderId)).toMatchObject({ refunded: creditCents })
    expect(await moneyOf(orderId)).toEqual({ goods, refunded: goods })
    expect(await brokenRules(shop)).toEqual([])
  })

  it('gives back a lost piece that was sent again for one of them, once', async () => {
    const { bought, large, orderId, orderItemId, creditCents } = await exchange({ price: 30_00 })
    const line = { productId: large, lotCode: 'B', quantity: 1, condition: 'SOUND' }
    const lines = [{ ...line, neverExpires: true }]
    await ok(shop.post('/staff/lots/receive', { lines }, staff))
    const body = { items: [{ orderItemId, quantity: 1 }], reason: 'LOST' }
    const again = await ok(shop.post(`/staff/orders/${orderId}/replacements`, body, staff))
    await send(again.orderId)
    const { goods } = await moneyOf(orderId)
    await recall(large, 'A', 'B')

    const answers = await Promise.all([orderId, again.orderId].map((id) => answerHave(shop, id)))

    expect(answers.flat()).toHaveLength(1)
    await refundAll()
    expect(await moneyOf(bought.orderId)).toMatchObject({ refunded: creditCents })
    expect(await moneyOf(orderId)).toMatchObject({ refunded: goods })
    expect(await brokenRules(shop)).toEqual([])
  })
})

describe('the audit and the database', () => {
  it.each([
    [
      'the exchange is forgotten',
      'update return_request set exchanged_item_id = null, difference_cents = 0 where paid_item_id is not null',
    ],
    [
      'more goes back than was paid first',
      'update return_request set refund_cents = refund_cents + 1 where paid_item_id is not null',
    ],
    [
      'more goes back than the difference',
      'update return_request set difference_cents = difference_cents + 1, refund_cents = refund_cents + 1 where paid_item_id is not null',
    ],
    ['a refund is larger than agreed', 'update refund set amount_cents = amount_cents + 1'],
  ])('see that %s', async (_name, fault) => {
    const { large, orderId } = await exchange({ price: 30_00 })
    await recall(large, 'A')
    await answerHave(shop, orderId)
    await refundAll()
    expect(await brokenRules(shop)).toEqual([])

    await plantFault(shop, fault)

    expect(await brokenRules(shop)).toContain(
      'pieces of another size give back what both of their orders were paid for them, once',
    )
  })

  it.each([
    ['without its exchange', sql`null::int`, sql`0`, /was not paid for/],
    ['for more than was paid first', sql`exchanged.order_item_id`, sql`0`, /its exchange left/],
    ['for more than the difference', sql`exchanged.order_item_id`, sql`1500`, /than was paid for/],
  ])('refuse a refund %s', async (_name, item, difference, error) => {
    await exchange({ price: 30_00 })
    const asked = sql`insert into return_request (order_id, order_item_id, paid_item_id, exchanged_item_id, kind, quantity,
        reason, refund_cents, difference_cents, restoration_fee_cents, shipping_fee_cents)
      select exchanged.order_id, exchanged.order_item_id, x.replaces_item_id, ${item}, 'REFUND', 1, 'Recall', 3000,
        ${difference}, 0, 0
      from replacement_item x join order_item exchanged using (order_item_id)`
    await expect(asked.execute(shop.db)).rejects.toThrow(error)
  })
})
