import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { addSupplier } from '../../../test/shoppers/purchase.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
const PASSWORD = 'a staple for staff'
let staff: CallOptions
let warehouse: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  warehouse = await signIn(
    shop,
    await shop.make.staff({ password: PASSWORD, email: 'bo@shop.example', role: 'FULFILMENT' }),
  )
})
afterAll(() => shop.close())

const violations = async () => await findBrokenRules(shop.db)

const open = (choice: object, as = warehouse) =>
  shop.post('/staff/counts', { isByLot: false, isBlind: false, ...choice }, as)

async function opened(choice: object) {
  const answer = await open(choice)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const enter = (countId: number, lineId: number, counted: unknown, as = warehouse) =>
  shop.put(`/staff/counts/${countId}/lines/${lineId}`, { counted }, as)

async function entered(countId: number, lineId: number, counted: number | null, as = warehouse) {
  const answer = await enter(countId, lineId, counted, as)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

interface Booking {
  reason?: string | null
  reasons?: object[]
  leavesOutUncounted?: boolean
}

const book = (countId: number, booking: Booking = {}, as: CallOptions = warehouse) =>
  shop.post(
    `/staff/counts/${countId}/book`,
    { reason: 'Yearly count', reasons: [], leavesOutUncounted: false, ...booking },
    as,
  )

async function booked(countId: number, booking?: Booking) {
  const answer = await book(countId, booking)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const refusedWith = (answer: Awaited<ReturnType<typeof book>>) =>
  answer
    .json()
    .errors.map(({ path, sentence }: { path: string; sentence: { code: string } }) => [
      path,
      sentence.code,
    ])

const onSale = async (productId: number) => {
  const product = shop.db.selectFrom('product').select('quantity')
  return (await product.where('productId', '=', productId).executeTakeFirstOrThrow()).quantity
}

async function dayFromNow(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(public.shop_day() + ${days}::int, 'YYYY-MM-DD') as day`.execute(shop.db)
  return rows[0]?.day ?? ''
}

/** A product with these lots, none expiring soon. */
async function byLot(lots: Record<string, number>, productName = 'Zebra test strip') {
  const { productId } = await shop.make.product({ quantity: 0, productName })
  const tracked = { tracking: 'LOT_EXPIRY', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  const expiresOn = await dayFromNow(300)
  const line = { productId, expiresOn, neverExpires: false, condition: 'SOUND' }
  const lines = Object.entries(lots).map(([lotCode, quantity]) => ({ ...line, lotCode, quantity }))
  const received = await shop.post('/staff/lots/receive', { lines }, staff)
  expect(received.statusCode, received.body).toBe(200)
  return productId
}

const lotsOf = async (productId: number): Promise<Record<string, number>> => {
  const { lots } = (await shop.get(`/staff/products/${productId}/lots`, staff)).json()
  return Object.fromEntries(
    lots.flatMap((lot: { lotCode: string; stock: { bucket: string; quantity: number }[] }) =>
      lot.stock.map(({ bucket, quantity }) => [`${lot.lotCode} ${bucket}`, quantity]),
    ),
  )
}

const allowOne = () => shop.put('/staff/settings', { countTwoPeople: false }, staff)

describe('a sheet', () => {
  it('lists each lot where it is, and products without lots with their available stock', async () => {
    await byLot({ A: 10, B: 5 }, 'Zebra strip')
    const { productId } = await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    await shop.make.product({ quantity: null, productName: 'Zebra of no count' })
    await buy(shop, { lines: [{ productId, quantity: 2 }] })

    const { count, lines } = await opened({ q: 'zebra' })

    expect(count).toMatchObject({ scope: '“zebra”', state: 'OPEN', lines: 3, counted: 0 })
    expect(
      lines.map((line: { productName: string; lotCode: string | null; expected: number }) => [
        line.productName,
        line.lotCode,
        line.expected,
      ]),
    ).toEqual([
      ['Zebra strip', 'A', 10],
      ['Zebra strip', 'B', 5],
      ['Zebra glove', null, 7],
    ])
    expect((await opened({ q: 'zebra', isByLot: true })).lines).toHaveLength(2)
  })

  it('is chosen by category and by supplier', async () => {
    const { productId } = await shop.make.product({ quantity: 3 })
    const { productId: other } = await shop.make.product({ quantity: 3 })
    const supplierId = await addSupplier(shop, staff)
    const terms = { itemNumber: null, cost: 1, packSize: 1, minQuantity: 0 }
    await shop.put(`/staff/suppliers/${supplierId}/products/${productId}`, terms, staff)
    const { categoryId } = await shop.db
      .selectFrom('product')
      .select('categoryId')
      .where('productId', '=', other)
      .executeTakeFirstOrThrow()
    const idsOf = ({ lines }: { lines: { productId: number }[] }) =>
      lines.map((line) => line.productId)

    expect((await shop.get('/staff/counts/suppliers', warehouse)).json().suppliers).toEqual([
      { supplierId, name: 'Acme Medical' },
    ])
    const bySupplier = await opened({ supplierId })
    expect(bySupplier.count.scope).toBe('Acme Medical')
    expect(idsOf(bySupplier)).toEqual([productId])
    expect(idsOf(await opened({ categoryId }))).toContain(other)
  })

  it('is refused if empty, if unrestricted, for unknown choices, and above the limit', async () => {
    expect((await open({})).statusCode).toBe(422)
    expect((await open({ q: 'no such thing' })).json().errors[0].sentence.code).toBe('countNothing')
    expect((await open({ categoryId: 4711 })).statusCode).toBe(404)
    expect((await open({ supplierId: 4711 })).statusCode).toBe(404)
    const { productId } = await shop.make.product({ quantity: 1, productName: 'Many' })
    await sql`insert into product (category_id, sku, product_name, product_details, unit_price_cents, quantity)
      select category_id, 'MANY-' || n, 'Many ' || n, '', 100, 1 from product, generate_series(1, 500) n
      where product_id = ${productId}`.execute(shop.db)
    expect((await open({ q: 'many' })).json().errors[0].sentence).toEqual({
      code: 'countTooLong',
      params: { max: 500 },
    })
    const { rows } = await sql`select from stock_count`.execute(shop.db)
    expect(rows).toHaveLength(0)
  })

  it('of a blind count shows the book quantity of a line once it is counted', async () => {
    await shop.make.product({ quantity: 100, productName: 'Zebra glove' })
    const { count, lines } = await opened({ q: 'zebra', isBlind: true })
    expect(lines[0]).toMatchObject({ expected: null, difference: null, moved: null })

    const first = await entered(count.countId, lines[0].lineId, 80)
    expect(first).toMatchObject({ needsSecondCount: true, expected: null, difference: null })
    const second = await entered(count.countId, lines[0].lineId, 80, staff)
    expect(second).toMatchObject({ needsSecondCount: false, expected: 100, difference: -20 })
  })

  it('is not available to the catalog role', async () => {
    await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    const asCatalog = await signIn(
      shop,
      await shop.make.staff({ password: PASSWORD, email: 'cat@shop.example', role: 'CATALOGUE' }),
    )
    expect((await open({ q: 'zebra' }, asCatalog)).statusCode).toBe(403)
  })
})

describe('a role that moves lots but does not adjust stock', () => {
  async function lotClerk() {
    const clerk = await shop.make.staff({
      password: PASSWORD,
      email: 'lots@shop.example',
      role: 'SUPPORT',
    })
    const lotsOnly = { name: 'Lot clerk', permissions: ['catalogue.read', 'lots.write'] }
    const role = await shop.post('/staff/roles', lotsOnly, staff)
    expect(role.statusCode, role.body).toBe(200)
    const given = { role: `own-${role.json().roleId}` }
    const answer = await shop.put(`/staff/members/${clerk.custId}`, given, staff)
    expect(answer.statusCode, answer.body).toBe(200)
    return signIn(shop, clerk)
  }

  it('counts only lots, and books them', async () => {
    await allowOne()
    const productId = await byLot({ A: 10 }, 'Zebra strip')
    await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    const clerk = await lotClerk()

    const { count, lines } = (await open({ q: 'zebra' }, clerk)).json()

    expect(lines).toMatchObject([{ productName: 'Zebra strip', lotCode: 'A' }])
    await entered(count.countId, lines[0].lineId, 9, clerk)
    expect((await book(count.countId, {}, clerk)).statusCode).toBe(200)
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 9 })
  })

  it('cannot book a difference of stock that is not tracked by lot, and nothing is moved', async () => {
    await allowOne()
    const { productId } = await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 6)

    const refused = await book(count.countId, {}, await lotClerk())

    expect(refused.statusCode).toBe(403)
    expect(await onSale(productId)).toBe(7)
    expect((await book(count.countId)).statusCode).toBe(200)
  })
})

describe('the counted quantity', () => {
  it.each([-1, 1.5, 1_000_001, '3', undefined])('is refused as %s', async (counted) => {
    await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    const { count, lines } = await opened({ q: 'zebra' })
    expect((await enter(count.countId, lines[0].lineId, counted)).statusCode).toBe(422)
  })

  it('is refused of a line of another count', async () => {
    await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    const one = await opened({ q: 'zebra' })
    const other = await opened({ q: 'zebra' })
    const answer = await enter(one.count.countId, other.lines[0].lineId, 7)
    expect(answer.statusCode).toBe(404)
    expect((await enter(4711, one.lines[0].lineId, 7)).statusCode).toBe(404)
  })

  it('is compared with the books at that moment, and later movements are added when booked', async () => {
    await allowOne()
    const productId = await byLot({ A: 100 })
    const { count, lines } = await opened({ q: 'zebra' })
    const [line] = lines
    const sendOf = async (quantity: number) => {
      const { orderId } = await buy(shop, { lines: [{ productId, quantity }] })
      const sent = await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
      expect(sent.statusCode, sent.body).toBe(200)
    }
    await sendOf(10)
    // 90 by the books when 88 are found.
    expect(await entered(count.countId, line.lineId, 88)).toMatchObject({
      expected: 100,
      moved: -10,
      difference: -2,
    })
    await sendOf(8)

    const done = await booked(count.countId)

    expect(done.count.state).toBe('DONE')
    expect(done.lines[0]).toMatchObject({ difference: -2, reason: 'Yearly count' })
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 80 })
    expect(await onSale(productId)).toBe(80)
    const { movements } = (await shop.get(`/staff/lots/${line.lotId}`, staff)).json()
    expect(movements[0]).toMatchObject({ delta: -2, reason: 'COUNT', note: 'Yearly count' })
    expect(await violations()).toEqual([])
  })

  it('of a product without lots is a movement in its ledger', async () => {
    await allowOne()
    const { productId } = await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    await buy(shop, { lines: [{ productId, quantity: 2 }] })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 9)

    await booked(count.countId, {
      reason: null,
      reasons: [{ lineId: lines[0].lineId, reason: 'Found behind the shelf' }],
    })

    expect(await onSale(productId)).toBe(7)
    const { movements } = (await shop.get(`/staff/products/${productId}/stock`, staff)).json()
    expect(movements[0]).toMatchObject({
      delta: 2,
      reason: 'COUNT',
      note: 'Found behind the shelf',
    })
    expect(await violations()).toEqual([])
  })

  it('breaks promises that cannot be kept, the latest first', async () => {
    await allowOne()
    const { productId } = await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    await buy(shop, { lines: [{ productId, quantity: 3 }] })
    await buy(shop, { lines: [{ productId, quantity: 3 }] })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 4)

    await booked(count.countId)

    expect(await onSale(productId)).toBe(0)
    const { rows } = await sql<{ quantity: number; reason: string }>`
      select quantity, reason from broken_promise`.execute(shop.db)
    expect(rows).toEqual([{ quantity: 2, reason: 'COUNT' }])
    expect(await violations()).toEqual([])
  })
})

describe('booking a count', () => {
  it('is all or nothing: not with uncounted lines, without a reason, or with a large difference found by one person', async () => {
    const productId = await byLot({ A: 100, B: 100 })
    const { count, lines } = await opened({ q: 'zebra' })
    const [a, b] = lines
    const path = (line: { lineId: number }) => `lines.${line.lineId}`
    await entered(count.countId, a.lineId, 90)

    expect(refusedWith(await book(count.countId, { reason: null }))).toEqual([
      [path(b), 'countLineOpen'],
      [path(a), 'countAgain'],
      [`reasons.${a.lineId}`, 'countReasonRequired'],
    ])
    // The same person does not count as a second one; another who finds a different quantity does not agree.
    await entered(count.countId, a.lineId, 90)
    await entered(count.countId, a.lineId, 93, staff)
    expect(refusedWith(await book(count.countId, { leavesOutUncounted: true }))).toEqual([
      [path(a), 'countAgain'],
    ])
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 100, 'B AVAILABLE': 100 })
    await entered(count.countId, a.lineId, 93)

    const done = await booked(count.countId, { leavesOutUncounted: true })

    expect(done.lines[1]).toMatchObject({ counted: null, difference: null })
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 93, 'B AVAILABLE': 100 })
    expect(await violations()).toEqual([])
  })

  it('happens once, also by two at the same time', async () => {
    await allowOne()
    const productId = await byLot({ A: 100 })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 98)

    const answers = await Promise.all([book(count.countId), book(count.countId, {}, staff)])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 98 })
    expect((await enter(count.countId, lines[0].lineId, 97)).statusCode).toBe(409)
    expect((await shop.post(`/staff/counts/${count.countId}/cancel`, {}, staff)).statusCode).toBe(
      409,
    )
  })

  it('happens once per key', async () => {
    await allowOne()
    const productId = await byLot({ A: 100 })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 98)
    const keyed = { ...warehouse, headers: { 'idempotency-key': 'one-count-booked-1' } }
    const first = await book(count.countId, {}, keyed)
    const again = await book(count.countId, {}, keyed)
    expect(again.json()).toEqual(first.json())
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 98 })
  })

  it('alongside orders for the same pieces sells nothing twice', async () => {
    await allowOne()
    const productId = await byLot({ A: 12 })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 9)

    await Promise.all([
      book(count.countId),
      ...Array.from({ length: 8 }, () => buy(shop, { lines: [{ productId, quantity: 1 }] })),
    ])

    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 9 })
    expect(await onSale(productId)).toBe(1)
    expect(await violations()).toEqual([])
  })

  it('is refused if the pieces have left meanwhile, or the stock is tracked in another way', async () => {
    await allowOne()
    const productId = await byLot({ A: 10 })
    const { productId: plain } = await shop.make.product({
      quantity: 7,
      productName: 'Zebra glove',
    })
    const { count, lines } = await opened({ q: 'zebra' })
    const [strip, glove] = lines
    await entered(count.countId, strip.lineId, 4)
    await entered(count.countId, glove.lineId, 6)
    const scrap = { move: 'SCRAP', from: 'AVAILABLE', quantity: 7, note: 'Wet' }
    await shop.post(`/staff/lots/${strip.lotId}/move`, scrap, staff)
    const tracked = { tracking: 'LOT', minDaysLeft: null, preferOneLot: false }
    await shop.put(`/staff/products/${plain}/tracking`, tracked, staff)

    const answer = await book(count.countId)

    expect(refusedWith(answer)).toEqual([
      [`lines.${strip.lineId}`, 'countTooFew'],
      [`lines.${glove.lineId}`, 'countKeptOtherwise'],
    ])
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 3 })
    await entered(count.countId, glove.lineId, null)
    await entered(count.countId, strip.lineId, 3)
    await booked(count.countId, { leavesOutUncounted: true })
    expect(await violations()).toEqual([])
  })

  it('is refused if it would put an expired lot on sale', async () => {
    await allowOne()
    const productId = await byLot({ A: 10 })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 11)
    await sql`update stock_lot set expires_on = public.shop_day() - 1 where product_id = ${productId}`.execute(
      shop.db,
    )
    expect(refusedWith(await book(count.countId))).toEqual([
      [`lines.${lines[0].lineId}`, 'countExpired'],
    ])
  })

  it('is refused if it would put recalled stock on sale', async () => {
    await allowOne()
    const { productId } = await shop.make.product({ quantity: 7, productName: 'Zebra glove' })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 8)
    await sql`with notice as (
        insert into recall (title, firm, reason, code_info, status, source, recall_class, created_by, confirmed_by, confirmed_at)
        values ('Gloves', 'Acme', 'Torn', 'All', 'ACTIVE', 'SHOP', 'II', 'staff 1', 'staff 1', now()) returning recall_id)
      insert into recall_product (recall_id, product_id, reason, criterion, is_stopped)
      select recall_id, ${productId}, 'HAND', '{}', true from notice`.execute(shop.db)
    expect(refusedWith(await book(count.countId))).toEqual([
      [`lines.${lines[0].lineId}`, 'purchaseRecalled'],
    ])
  })

  it('or canceling it, and then nothing is moved', async () => {
    const productId = await byLot({ A: 10 })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 2)
    const ended = await shop.post(`/staff/counts/${count.countId}/cancel`, {}, warehouse)
    expect(ended.json().count.state).toBe('CANCELLED')
    expect((await book(count.countId)).statusCode).toBe(409)
    expect(await lotsOf(productId)).toEqual({ 'A AVAILABLE': 10 })
    const listed = (await shop.get('/staff/counts?state=CANCELLED', staff)).json()
    expect(listed).toMatchObject({ total: 1, rows: [{ counted: 1, lines: 1 }] })
    expect((await shop.get('/staff/counts?q=nothing', staff)).json().total).toBe(0)
    expect(await violations()).toEqual([])
  })

  it('is recorded in the history of the count and of its products', async () => {
    await allowOne()
    await byLot({ A: 100 })
    const { count, lines } = await opened({ q: 'zebra' })
    await entered(count.countId, lines[0].lineId, 99)
    await booked(count.countId)
    const { rows } = (await shop.get('/staff/history?size=10', staff)).json()
    const said = rows.map(
      ({ objectType, action, after }: { objectType: string; action: string; after: object }) => ({
        objectType,
        action,
        after,
      }),
    )
    expect(said).toContainEqual({
      objectType: 'stock',
      action: 'count',
      after: { count: count.countId, differences: ['-1, lot A, Yearly count'] },
    })
    expect(said).toContainEqual(expect.objectContaining({ objectType: 'count', action: 'book' }))
  })
})
