import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import {
  confirmRecall,
  prepareRecall,
  RECALL_FACTS,
  type RecalledProduct,
} from '../../../test/shoppers/recall.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'
import { releaseOverdueLots } from './holding/hold-named-lots.ts'
import { remindDueBuyers } from './notices/remind-buyers.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

async function trackedProduct(lots: Record<string, number> = {}) {
  const { productId } = await shop.make.product({ quantity: 0 })
  const tracked = { tracking: 'LOT', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  for (const [lotCode, quantity] of Object.entries(lots)) {
    await receive(productId, lotCode, quantity)
  }
  return productId
}

const receive = async (productId: number, lotCode: string, quantity: number) => {
  const line = { productId, lotCode, quantity, condition: 'SOUND', neverExpires: true }
  const answer = await shop.post('/staff/lots/receive', { lines: [line] }, staff)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Pieces by lot and bucket, and what may be promised. */
async function stockOf(productId: number): Promise<Record<string, number>> {
  const answer = await shop.get(`/staff/products/${productId}/lots`, staff)
  const { lots, quantity, promised } = answer.json()
  const buckets = lots.flatMap(
    (lot: { lotCode: string; stock: { bucket: string; quantity: number }[] }) =>
      lot.stock.map((one) => [`${lot.lotCode} ${one.bucket}`, one.quantity]),
  )
  return { ...Object.fromEntries(buckets), quantity, promised }
}

const send = (orderId: number, items?: object[]) =>
  shop.post('/shipments/save', { orderId, carrier: 'UPS', items }, staff)

async function shipped(productId: number, quantity: number) {
  const bought = await buy(shop, { lines: [{ productId, quantity }] })
  const answer = await send(bought.orderId)
  expect(answer.statusCode, answer.body).toBe(200)
  return bought
}

/** A recall with everything decided, ready to be confirmed. */
const prepared = (products: RecalledProduct[], facts: object = {}) =>
  prepareRecall(shop, staff, products, facts)

const confirm = (recall: Parameters<typeof confirmRecall>[2], lots: object[] = [], as = staff) =>
  confirmRecall(shop, as, recall, lots)

const colleague = async () => {
  const password = 'a staple for staff'
  return signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
}

async function confirmed(products: RecalledProduct[], facts: object = {}) {
  const answer = await confirm(await prepared(products, facts))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const buyersOf = async (recallId: number) =>
  (await shop.get(`/staff/recalls/${recallId}/buyers`, staff)).json()

const tokens = async () =>
  (await shop.db.selectFrom('recallNotice').select('token').orderBy('noticeId').execute()).map(
    ({ token }) => token,
  )

const violations = async () => await findBrokenRules(shop.db)

describe('confirming a recall', () => {
  it('freezes its lots, notifies exactly their buyers, and lets the others ship', async () => {
    const productId = await trackedProduct({ A: 5, B: 6 })
    const first = await shipped(productId, 2)
    await shipped(productId, 2)
    const split = await shipped(productId, 2)
    await shipped(productId, 1)

    const recall = await confirmed([{ productId, lots: ['a'] }])

    expect(await stockOf(productId)).toEqual({ 'B AVAILABLE': 4, quantity: 4, promised: 0 })
    expect(recall).toMatchObject({ recallStatus: 'ACTIVE', figures: { notified: 3, pieces: 5 } })
    const { rows } = await buyersOf(recall.recallId)
    expect(rows.map(({ orderNum }: { orderNum: string }) => orderNum)).toContain(first.orderNum)
    expect(
      rows.find((one: { orderNum: string }) => one.orderNum === split.orderNum).pieces,
    ).toMatchObject([{ lot: 'A', quantity: 1 }])
    await shop.runJobs()
    const notified = shop.mail.sent.filter(({ subject }) =>
      subject.startsWith('Urgent: product recall'),
    )
    expect(notified).toHaveLength(3)
    expect(notified[0]?.text).toContain('Stop using them.')
    expect(notified[0]?.text).toContain('Deje de usarlas.')
    expect(await violations()).toEqual([])
  })

  it('breaks promises of frozen pieces, and holds picked ones until someone has checked', async () => {
    const productId = await trackedProduct({ A: 3, B: 1 })
    const picked = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    await shop.post('/orders/move', { orderId: picked.orderId, status: 'PRINTED' }, staff)
    const late = await buy(shop, { lines: [{ productId, quantity: 2 }] })

    const recall = await confirmed([{ productId, lots: ['A'] }])

    expect(await stockOf(productId)).toMatchObject({
      'A RECALLED': 3,
      'B AVAILABLE': 1,
      quantity: 0,
    })
    expect(recall.holds.map(({ orderNum }: { orderNum: string }) => orderNum).sort()).toEqual(
      [picked.orderNum, late.orderNum].sort(),
    )
    const refused = await send(picked.orderId)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('is on hold because of a recall')
    const moved = await shop.post(
      '/orders/move',
      { orderId: late.orderId, status: 'PRINTED' },
      staff,
    )
    expect(moved.statusCode).toBe(409)
    const detail = (await shop.get(`/staff/orders/${picked.orderId}`, staff)).json()
    expect(detail.items).toMatchObject([{ isHeld: true }])

    const hold = recall.holds.find((one: { orderNum: string }) => one.orderNum === picked.orderNum)
    const lifted = await shop.post(
      `/staff/recalls/${recall.recallId}/holds/${hold.holdId}/lift`,
      { note: 'Looked at: lot B' },
      staff,
    )
    expect(lifted.statusCode, lifted.body).toBe(200)
    const sent = await send(picked.orderId, [
      { orderItemId: picked.items[0]?.orderItemId, quantity: 1 },
    ])
    expect(sent.statusCode, sent.body).toBe(200)
    expect(await violations()).toEqual([])
  })

  it('sells and ships nothing of a recalled lot while thirty people buy and pack', async () => {
    const productId = await trackedProduct({ A: 12, B: 8 })
    const before = await Promise.all(
      Array.from({ length: 4 }, () => buy(shop, { lines: [{ productId, quantity: 1 }] })),
    )
    const recall = await prepared([{ productId, lots: ['A'] }])

    const buyers = Array.from({ length: 30 }, () =>
      buy(shop, { lines: [{ productId, quantity: 1 }] }).catch(() => undefined),
    )
    const parcels = before.map(({ orderId }) => send(orderId))
    const [answer] = await Promise.all([confirm(recall), ...parcels])
    const orders = (await Promise.all(buyers)).filter((order) => order !== undefined)

    expect(answer.statusCode, answer.body).toBe(200)
    const stock = await stockOf(productId)
    expect(stock['A AVAILABLE']).toBeUndefined()
    expect(stock.quantity).toBeGreaterThanOrEqual(0)
    for (const { orderId } of orders) await send(orderId)
    const { rows } = await sql<{ after: number; notified: number; sent: number }>`
      select count(*) filter (where s.shipped_at > r.confirmed_at)::int as after,
        count(distinct s.order_id)::int as sent, (select count(*)::int from recall_notice) as notified
      from shipment_lot g join stock_lot l using (lot_id) join shipment s using (shipment_id), recall r
      where l.lot_code = 'A'`.execute(shop.db)
    expect(rows[0]?.after).toBe(0)
    expect(rows[0]?.notified).toBe(rows[0]?.sent)
    expect(await violations()).toEqual([])
  })

  it('notifies all buyers of an untracked product within the dates, and stops its sale', async () => {
    const { productId } = await shop.make.product({ quantity: 9 })
    const old = await shipped(productId, 1)
    await sql`update shipment set shipped_at = now() - interval '40 days' where order_id = ${old.orderId}`.execute(
      shop.db,
    )
    const sent = await shipped(productId, 2)
    const waiting = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const { rows: days } = await sql<{ day: string }>`
      select to_char(public.shop_day() - 10, 'YYYY-MM-DD') as day`.execute(shop.db)

    const recall = await confirmed([{ productId, unknownToo: null }], { soldFrom: days[0]?.day })

    const { rows } = await buyersOf(recall.recallId)
    expect(rows).toMatchObject([{ orderNum: sent.orderNum, pieces: [{ lot: null, quantity: 2 }] }])
    expect(recall.holds).toMatchObject([{ orderNum: waiting.orderNum }])
    await expect(buy(shop, { lines: [{ productId, quantity: 1 }] })).rejects.toThrow(
      'NOT_SOLD_ONLINE',
    )
    expect((await send(waiting.orderId)).statusCode).toBe(409)
    const shown = (await shop.get(`/products/${productId}`)).json()
    expect(shown).toMatchObject({ recalled: true })
    // No count, cancellation or return puts it on sale again.
    const counted = await sql`insert into stock_movement (product_id, delta, reason)
      values (${productId}, 5, 'COUNT')`
      .execute(shop.db)
      .catch((error: Error) => error.message)
    expect(counted).toContain('is recalled')
    await shop.post('/orders/move', { orderId: waiting.orderId, status: 'REJECTED' }, staff)
    await sql`insert into stock_movement (product_id, delta, reason) values (${productId}, 5, 'IMPORT')`.execute(
      shop.db,
    )
    expect(
      (
        await shop.db
          .selectFrom('product')
          .select('quantity')
          .where('productId', '=', productId)
          .executeTakeFirstOrThrow()
      ).quantity,
    ).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('quarantines a lot that arrives later, and returned goods', async () => {
    const productId = await trackedProduct({ A: 2 })
    const bought = await shipped(productId, 2)
    await confirmed([{ productId, lots: ['A'], ranges: [{ from: 'C10', to: 'C19' }] }])

    expect(await receive(productId, 'C15', 4)).toEqual({ lots: 1, pieces: 4, recalled: 4 })
    expect(await receive(productId, 'A', 3)).toEqual({ lots: 1, pieces: 3, recalled: 3 })
    expect(await receive(productId, 'C25', 1)).toEqual({ lots: 1, pieces: 1, recalled: 0 })
    const [token = ''] = await tokens()
    const answered = await shop.post('/recalls/notice/answer', { token, answer: 'HAVE' })
    expect(answered.statusCode, answered.body).toBe(200)
    const { returnId } = await shop.db
      .selectFrom('returnRequest')
      .selectAll()
      .where('orderId', '=', bought.orderId)
      .executeTakeFirstOrThrow()
    for (const status of ['APPROVED', 'RECEIVED', 'REFUNDED']) {
      const moved = await shop.post(
        '/returns/move',
        { returnId, status, restockFlag: false },
        staff,
      )
      expect(moved.statusCode, moved.body).toBe(200)
    }

    expect(await stockOf(productId)).toEqual({
      'A RECALLED': 5,
      'C15 RECALLED': 4,
      'C25 AVAILABLE': 1,
      quantity: 1,
      promised: 0,
    })
    const { lots } = (await shop.get(`/staff/products/${productId}/lots`, staff)).json()
    const lotId = lots.find((one: { lotCode: string }) => one.lotCode === 'C15').lotId
    const back = { move: 'RELEASE', from: 'RECALLED', quantity: 1, note: 'Fine' }
    expect((await shop.post(`/staff/lots/${lotId}/move`, back, staff)).statusCode).toBe(409)
    expect(await violations()).toEqual([])
  })

  it('asks a person about similar lots, and about pieces of unknown lots', async () => {
    const productId = await trackedProduct({ '24-01A': 2 })
    const undecided = await prepared([{ productId, lots: ['2401A'], unknownToo: null }])
    const lotId = undecided.products[0].lots[0].lotId

    expect(undecided.products[0].lots).toMatchObject([
      { match: 'LOOSE', isAffected: null, here: 2 },
    ])
    expect((await confirm(undecided)).json().errors).toMatchObject([
      { path: 'products.0.unknownToo' },
    ])
    const recall = await prepared([{ productId, lots: ['2401A'] }])
    expect((await confirm(recall)).json().errors).toMatchObject([{ path: `lots.${lotId}` }])
    const answer = await confirm(recall, [{ lotId, isAffected: false }])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await stockOf(productId)).toMatchObject({ '24-01A AVAILABLE': 2, quantity: 2 })
  })

  it("confirms once, and does not overwrite a colleague's change", async () => {
    const productId = await trackedProduct({ A: 2 })
    const recall = await prepared([{ productId, lots: ['A'] }])

    const answers = await Promise.all([confirm(recall), confirm(recall)])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await confirm({ ...recall, recallId: 4711 })).statusCode).toBe(404)
  })
})

describe('lots of a serious unconfirmed recall', () => {
  const GRAVE = { recallClass: 'NONE' }
  const over = async () => {
    await sql`update recall_lot_hold set held_at = held_at - interval '2 days', held_until = held_until - interval '2 days'`.execute(
      shop.db,
    )
    await Promise.all([releaseOverdueLots(shop.deps), releaseOverdueLots(shop.deps)])
  }

  it('are off sale for a day, once, and on sale again without a decision', async () => {
    const productId = await trackedProduct({ A: 3, B: 1 })
    const waiting = await buy(shop, { lines: [{ productId, quantity: 2 }] })

    const recall = await prepared([{ productId, lots: ['A'] }], GRAVE)

    expect(recall.heldUntil).toEqual(expect.any(String))
    expect(await stockOf(productId)).toEqual({
      'A QUARANTINED': 3,
      'B AVAILABLE': 1,
      quantity: 0,
      promised: 1,
    })
    await over()
    expect(await stockOf(productId)).toMatchObject({ 'A AVAILABLE': 3, 'B AVAILABLE': 1 })
    expect(await violations()).toEqual([])
    expect((await send(waiting.orderId)).statusCode).toBe(200)
    const again = {
      ...RECALL_FACTS,
      ...GRAVE,
      instructions: 'Stop.',
      instructionsEs: '',
      remedy: 'NONE',
    }
    const { products, updatedAt, recallId } = (
      await shop.get(`/staff/recalls/${recall.recallId}`, staff)
    ).json()
    const saved = await shop.put(
      `/staff/recalls/${recallId}`,
      { ...again, soldFrom: null, soldUntil: null, products, updatedAt },
      staff,
    )
    expect(saved.json()).toMatchObject({ heldUntil: null })
    expect(await violations()).toEqual([])
  })

  it('are recalled along with packed pieces, or on sale again if it is rejected', async () => {
    const productId = await trackedProduct({ A: 3, B: 4 })
    const packed = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    await shop.post('/orders/move', { orderId: packed.orderId, status: 'PRINTED' }, staff)
    const other = await prepared([{ productId, lots: ['B'] }], GRAVE)
    const recall = await prepared([{ productId, lots: ['A'] }], GRAVE)
    expect(await stockOf(productId)).toMatchObject({ 'A QUARANTINED': 3, 'B QUARANTINED': 4 })

    const rejected = await shop.post(
      `/staff/recalls/${other.recallId}/reject`,
      { note: 'Not ours' },
      staff,
    )
    const acts = await confirm(recall)
    await over()

    expect(rejected.statusCode, rejected.body).toBe(200)
    expect(acts.json().holds).toMatchObject([{ orderNum: packed.orderNum }])
    expect(acts.json()).toMatchObject({ heldUntil: null })
    expect(await stockOf(productId)).toMatchObject({ 'A RECALLED': 3, 'B AVAILABLE': 4 })
    expect(await violations()).toEqual([])
  })

  it('are not sold twice when the hold starts or ends while twenty people buy', async () => {
    const productId = await trackedProduct({ A: 6, B: 6 })
    const buyers = () =>
      Array.from({ length: 20 }, () =>
        buy(shop, { lines: [{ productId, quantity: 1 }] }).catch(() => undefined),
      )

    const [, ...first] = await Promise.all([
      prepared([{ productId, lots: ['A'] }], GRAVE),
      ...buyers(),
    ])
    const [, ...second] = await Promise.all([over(), ...buyers()])

    expect([...first, ...second].filter((order) => order !== undefined)).toHaveLength(40)
    const { quantity, promised, ...lots } = await stockOf(productId)
    expect(quantity).toBeGreaterThanOrEqual(0)
    expect(lots).toEqual({ 'A AVAILABLE': 6, 'B AVAILABLE': 6 })
    expect((quantity ?? 0) + (promised ?? 0)).toBe(12)
    expect(await violations()).toEqual([])
  })
})

describe('a recall of class I', () => {
  beforeEach(() => shop.put('/staff/settings', { recallHoldHours: 0 }, staff))

  const GRAVE = { recallClass: 'I' }

  it('takes effect once a second person has confirmed it, in either order', async () => {
    const productId = await trackedProduct({ A: 5 })
    await shipped(productId, 1)
    const recall = await prepared([{ productId, lots: ['A'] }], GRAVE)
    const other = await colleague()

    const both = await Promise.all([confirm(recall), confirm(recall, [], other)])

    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [first, second] = both[0]?.statusCode === 200 ? [staff, other] : [other, staff]
    const agreed = (await shop.get(`/staff/recalls/${recall.recallId}`, staff)).json()
    expect(agreed).toMatchObject({
      recallStatus: 'PROPOSED',
      agreedBy: expect.any(String),
      figures: { notified: 0 },
    })
    expect(await stockOf(productId)).toMatchObject({ 'A AVAILABLE': 4 })
    const twice = await confirm(agreed, [], first)
    expect([twice.statusCode, twice.json().detail]).toEqual([
      409,
      'You have confirmed this recall. Somebody else must confirm it too.',
    ])
    const acts = await Promise.all([confirm(agreed, [], second), confirm(agreed, [], second)])
    expect(acts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await stockOf(productId)).toMatchObject({ 'A RECALLED': 4, quantity: 0 })
    expect(await shop.count('recall_notice')).toBe(1)
    expect(await violations()).toEqual([])
  })

  it('starts over if it is changed, or if the second person decides differently', async () => {
    const productId = await trackedProduct({ '24-01A': 2 })
    const recall = await prepared([{ productId, lots: ['2401A'] }], GRAVE)
    const lotId = recall.products[0].lots[0].lotId
    const other = await colleague()
    const decide = (isAffected: boolean) => [{ lotId, isAffected }]

    const agreed = (await confirm(recall, decide(true))).json()
    const otherwise = (await confirm(agreed, decide(false), other)).json()
    expect(otherwise).toMatchObject({ recallStatus: 'PROPOSED' })
    const acts = (await confirm(otherwise, decide(false))).json()
    expect(acts).toMatchObject({ recallStatus: 'ACTIVE' })
    expect(await stockOf(productId)).toMatchObject({ '24-01A AVAILABLE': 2 })
  })

  it('needs only one person if the owner has said so', async () => {
    const productId = await trackedProduct({ A: 1 })
    await shop.put('/staff/settings', { recallTwoPeople: false }, staff)

    const recall = await confirmed([{ productId, lots: ['A'] }], GRAVE)

    expect(recall).toMatchObject({ recallStatus: 'ACTIVE', agreedBy: null })
  })
})

describe('a notice', () => {
  it('is answered only with its link, may be corrected, and grants the remedy once', async () => {
    const productId = await trackedProduct({ A: 2 })
    const { orderNum } = await shipped(productId, 2)
    const { recallId } = await confirmed([{ productId, lots: ['A'] }])
    const [token = ''] = await tokens()

    const seen = await shop.post('/recalls/notice', { token })
    expect(seen.json()).toMatchObject({
      orderNum,
      answer: null,
      pieces: [{ lot: 'A', quantity: 2 }],
    })
    expect(seen.body).not.toContain('@')
    expect((await shop.get(`/staff/recalls/${recallId}`, staff)).json().figures.answered).toBe(0)
    await Promise.all([
      shop.post('/recalls/notice/answer', { token, answer: 'HAVE' }),
      shop.post('/recalls/notice/answer', { token, answer: 'HAVE' }),
    ])
    const corrected = await shop.post('/recalls/notice/answer', { token, answer: 'USED' })

    expect(corrected.json()).toMatchObject({ answer: 'USED', returns: [expect.any(String)] })
    expect(await shop.count('return_request')).toBe(1)
    const { figures } = (await shop.get(`/staff/recalls/${recallId}`, staff)).json()
    expect(figures).toMatchObject({
      notified: 1,
      answered: 1,
      checked: 1,
      piecesAnswered: 2,
      remedies: 1,
    })
    const wrong = await shop.post('/recalls/notice', { token: 'x'.repeat(43) })
    expect(wrong.json().code).toBe('LINK_ENDED')
    const file = await shop.get(`/staff/recalls/${recallId}/buyers.csv`, staff)
    expect(file.body).toContain(`${orderNum},`)
    expect(await violations()).toEqual([])
  })

  it('is sent again only to those who have not answered, at most once a day', async () => {
    const productId = await trackedProduct({ A: 2 })
    await shipped(productId, 1)
    await shipped(productId, 1)
    const { recallId } = await confirmed([{ productId, lots: ['A'] }])
    const [token] = await tokens()
    await shop.post('/recalls/notice/answer', { token, answer: 'USED' })
    const remind = async () =>
      (await shop.post(`/staff/recalls/${recallId}/remind`, {}, staff)).json()

    expect(await remind()).toEqual({ mailed: 0 })
    await sql`update recall_notice set last_mailed_at = now() - interval '2 days'`.execute(shop.db)
    expect(await remind()).toEqual({ mailed: 1 })
    expect(await remind()).toEqual({ mailed: 0 })
  })

  it("is sent again automatically on its class's days, and then says whom to call", async () => {
    const productId = await trackedProduct({ A: 3 })
    await shipped(productId, 1)
    await shipped(productId, 1)
    const { recallId } = await confirmed([{ productId, lots: ['A'] }])
    const [token] = await tokens()
    await shop.runJobs()
    await shop.post('/recalls/notice/answer', { token, answer: 'USED' })
    const mailed = async (daysLater: number) => {
      await sql`update recall_notice set created_at = created_at - ${daysLater}::int * interval '1 day',
        last_mailed_at = last_mailed_at - ${daysLater}::int * interval '1 day'`.execute(shop.db)
      await Promise.all([remindDueBuyers(shop.deps), remindDueBuyers(shop.deps)])
      await shop.runJobs()
      const { rows } = await buyersOf(recallId)
      return rows.map((row: { mailed: number; toCall: boolean }) => [row.mailed, row.toCall])
    }
    const answered = [1, false]

    expect(await mailed(6)).toEqual([[1, false], answered])
    expect(await mailed(1)).toEqual([[2, false], answered])
    expect(await mailed(14)).toEqual([[3, false], answered])
    expect(await mailed(2)).toEqual([[3, true], answered])
    expect(
      shop.mail.sent.filter(({ subject }) => subject.startsWith('Urgent: product recall')),
    ).toHaveLength(4)
  })

  it('is on the public page, found by product and lot, and stays there once closed', async () => {
    const productId = await trackedProduct({ A77: 2 })
    const { recallId } = await confirmed([{ productId, lots: ['A77'] }])
    const find = async (q = '') => (await shop.get(`/recalls?q=${q}`)).json()

    expect((await find('a77')).rows).toMatchObject([{ recallId, products: [{ codes: ['A77'] }] }])
    expect((await find('nothing')).total).toBe(0)
    expect((await shop.get(`/recalls/product/${productId}`)).json()).toHaveLength(1)
    const closed = await shop.post(`/staff/recalls/${recallId}/close`, { note: 'All done' }, staff)
    expect(closed.json()).toMatchObject({ recallStatus: 'CLOSED', endNote: 'All done' })
    expect((await find()).rows).toMatchObject([{ isClosed: true }])
    expect((await shop.get(`/recalls/product/${productId}`)).json()).toEqual([])
    expect(await stockOf(productId)).toMatchObject({ 'A77 RECALLED': 2, quantity: 0 })
  })
})
