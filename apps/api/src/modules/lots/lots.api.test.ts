import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'
import { expireLots } from './shelf/expire-lots.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const TRACKED = { tracking: 'LOT_EXPIRY', minDaysLeft: 0, preferOneLot: false }

async function trackedProduct(tracked = TRACKED, quantity: number | null = 0) {
  const { productId } = await shop.make.product({ quantity })
  const answer = await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  expect(answer.statusCode, answer.body).toBe(200)
  return productId
}

interface Line {
  productId: number
  lotCode?: string
  serial?: string
  expiresOn?: string | null
  neverExpires?: boolean
  quantity: number
  condition?: 'SOUND' | 'HELD'
  isExpiredMeant?: boolean
  isMoreMeant?: boolean
}

const receive = (lines: Line[], more: object = {}, key?: string) =>
  shop.post(
    '/staff/lots/receive',
    { lines: lines.map((line) => ({ condition: 'SOUND', neverExpires: false, ...line })), ...more },
    { ...staff, headers: { ...(key && { 'idempotency-key': key }) } },
  )

async function received(...lines: Line[]) {
  const answer = await receive(lines)
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Days from today, in the shop's time zone. */
async function dayFromNow(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(public.shop_day() + ${days}::int, 'YYYY-MM-DD') as day`.execute(shop.db)
  return rows[0]?.day ?? ''
}

const lotsOf = async (productId: number) =>
  (await shop.get(`/staff/products/${productId}/lots`, staff)).json()

/** Pieces by lot and bucket, such as {'A AVAILABLE': 6}, and what may be promised. */
async function stockOf(productId: number): Promise<Record<string, number>> {
  const { lots, quantity, promised } = await lotsOf(productId)
  const buckets = lots.flatMap(
    (lot: { lotCode: string; stock: { bucket: string; quantity: number }[] }) =>
      lot.stock.map((one) => [`${lot.lotCode} ${one.bucket}`, one.quantity]),
  )
  return { ...Object.fromEntries(buckets), quantity, promised }
}

const lotIdOf = async (productId: number, code: string): Promise<number> => {
  const { lots } = await lotsOf(productId)
  return lots.find(({ lotCode }: { lotCode: string }) => lotCode === code).lotId
}

const move = async (lotId: number, body: object) =>
  shop.post(`/staff/lots/${lotId}/move`, { note: 'Inspected', ...body }, staff)

const send = (orderId: number, items?: object[]) =>
  shop.post('/shipments/save', { orderId, carrier: 'UPS', items }, staff)

const violations = async () => await findBrokenRules(shop.db)

describe('a product tracked by lot', () => {
  it('is received, promised, sent first expired first out, returned and taken out, and the books agree', async () => {
    const [soon, later] = [await dayFromNow(100), await dayFromNow(300)]
    const productId = await trackedProduct()
    await received({ productId, lotCode: 'A', expiresOn: soon, quantity: 10 })
    await received({ productId, lotCode: 'B', expiresOn: later, quantity: 10, condition: 'HELD' })
    expect(await stockOf(productId)).toEqual({
      'A AVAILABLE': 10,
      'B QUARANTINED': 10,
      quantity: 10,
      promised: 0,
    })

    const first = await buy(shop, { lines: [{ productId, quantity: 4 }] })
    expect(await stockOf(productId)).toMatchObject({ quantity: 6, promised: 4 })
    expect((await send(first.orderId)).statusCode).toBe(200)
    expect(await stockOf(productId)).toMatchObject({ 'A AVAILABLE': 6, quantity: 6, promised: 0 })

    const released = await move(await lotIdOf(productId, 'B'), {
      move: 'RELEASE',
      from: 'QUARANTINED',
      quantity: 10,
    })
    expect(released.statusCode, released.body).toBe(200)
    const second = await buy(shop, { lines: [{ productId, quantity: 8 }] })
    await send(second.orderId)
    expect(await stockOf(productId)).toMatchObject({ 'B AVAILABLE': 8, quantity: 8, promised: 0 })

    const detail = (await shop.get(`/staff/orders/${second.orderId}`, staff)).json()
    expect(detail.items[0].lotsSent).toMatchObject([
      { lotCode: 'A', quantity: 6, expiresOn: soon },
      { lotCode: 'B', quantity: 2, expiresOn: later },
    ])
    const found = await shop.post(
      '/orders/findOrdersWithItems',
      { orderNumber: second.orderNum },
      second.key,
    )
    expect(found.json().orderItems).toMatchObject([
      {
        lotsSent: [
          { lotCode: 'A', quantity: 6, expiresOn: soon },
          { lotCode: 'B', quantity: 2, expiresOn: later },
        ],
      },
    ])
    expect(found.json().orderItems[0]).not.toHaveProperty('expiresFrom')
    const file = (await shop.get(`/staff/orders.csv?q=${second.orderNum}`, staff)).body
    expect(file).toContain(`: 6 of lot A, use by ${soon}; 2 of lot B, use by ${later}`)
    const lot = (await shop.get(`/staff/lots/${await lotIdOf(productId, 'B')}`, staff)).json()
    expect(lot.buyers).toMatchObject([{ orderNum: second.orderNum, quantity: 2 }])
    expect(await violations()).toEqual([])
  })

  it('breaks the latest promise when a lot expires, and the order is backordered', async () => {
    const productId = await trackedProduct()
    await received({ productId, lotCode: 'A', expiresOn: await dayFromNow(0), quantity: 2 })
    await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const late = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    await received({ productId, lotCode: 'B', expiresOn: await dayFromNow(90), quantity: 1 })
    await sql`update stock_lot set expires_on = expires_on - 1 where lot_code = 'A'`.execute(
      shop.db,
    )

    await expireLots(shop.deps)
    await expireLots(shop.deps)

    expect(await stockOf(productId)).toEqual({
      'A EXPIRED': 2,
      'B AVAILABLE': 1,
      quantity: 0,
      promised: 1,
    })
    const { items } = (await shop.get(`/staff/orders/${late.orderId}`, staff)).json()
    expect(items).toMatchObject([{ backordered: 1 }])
    expect(await violations()).toEqual([])
  })

  it('reserves the picked lots until the package ships, and releases them when the order is canceled', async () => {
    const productId = await trackedProduct()
    await received({ productId, lotCode: 'A', expiresOn: await dayFromNow(50), quantity: 3 })
    const { orderId } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    await shop.post('/orders/move', { orderId, status: 'PRINTED' }, staff)
    expect((await lotsOf(productId)).lots).toMatchObject([{ lotCode: 'A', picked: 2 }])

    const papers = await shop.get(`/staff/orders/packing-documents?orderIds=${orderId}`, staff)
    expect(papers.json().slips[0].lines).toMatchObject([
      { onHand: 2, lots: [{ lotCode: 'A', quantity: 2 }] },
    ])
    await shop.post('/orders/move', { orderId, status: 'REJECTED' }, staff)

    expect((await lotsOf(productId)).lots).toMatchObject([{ lotCode: 'A', picked: 0 }])
    expect(await stockOf(productId)).toMatchObject({ 'A AVAILABLE': 3, quantity: 3, promised: 0 })
    expect(await violations()).toEqual([])
  })

  it('ships the lot that staff choose if it may ship, and no other', async () => {
    const productId = await trackedProduct()
    const line = { productId, quantity: 2 }
    await received({ ...line, lotCode: 'A', expiresOn: await dayFromNow(50) })
    await received({ ...line, lotCode: 'B', expiresOn: await dayFromNow(90) })
    await received({ ...line, lotCode: 'Q', expiresOn: await dayFromNow(90), condition: 'HELD' })
    const { orderId, items } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const parcel = async (code: string) => [
      {
        orderItemId: items[0]?.orderItemId,
        quantity: 1,
        lots: [{ lotId: await lotIdOf(productId, code), quantity: 1 }],
      },
    ]

    const held = await send(orderId, await parcel('Q'))
    const named = await send(orderId, await parcel('B'))

    expect(held.statusCode).toBe(409)
    expect(held.json().detail).toBe('Lot Q may not leave: is held')
    expect(named.statusCode, named.body).toBe(200)
    expect(await stockOf(productId)).toMatchObject({ 'A AVAILABLE': 2, 'B AVAILABLE': 1 })
  })

  it('shows the expiry month of the next pieces, unless they are reserved', async () => {
    const productId = await trackedProduct({ ...TRACKED, minDaysLeft: 10 })
    const [gone, soon, later] = [await dayFromNow(5), await dayFromNow(40), await dayFromNow(400)]
    const band = async () => (await shop.get(`/products/${productId}`, staff)).json().expiresFrom
    expect(await band()).toBeUndefined()
    await received({ productId, lotCode: 'A', expiresOn: gone, quantity: 1 })
    await received({ productId, lotCode: 'B', expiresOn: soon, quantity: 2 })
    await received({ productId, lotCode: 'C', expiresOn: later, quantity: 2 })
    shop.deps.cache.clear()

    expect(await band()).toBe(soon.slice(0, 7))
    const { orderId, orderNum, key } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    await shop.post('/orders/move', { orderId, status: 'PRINTED' }, staff)
    shop.deps.cache.clear()

    expect(await band()).toBe(later.slice(0, 7))
    const found = await shop.post('/orders/findOrdersWithItems', { orderNumber: orderNum }, key)
    expect(found.json().orderItems).toMatchObject([{ expiresFrom: soon.slice(0, 7) }])
    expect(found.json().orderItems[0]).not.toHaveProperty('lotsSent')
  })

  it('explains why nothing can ship, and ships backordered pieces once they are here', async () => {
    const productId = await trackedProduct({ ...TRACKED, minDaysLeft: 60 })
    await received({ productId, lotCode: 'A', expiresOn: await dayFromNow(20), quantity: 1 })
    const { orderId } = await buy(shop, { lines: [{ productId, quantity: 3 }] })

    const refused = await send(orderId)
    await received({ productId, lotCode: 'B', expiresOn: await dayFromNow(200), quantity: 5 })
    const sent = await send(orderId)

    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('lot A expires too soon')
    expect(sent.statusCode, sent.body).toBe(200)
    expect(await stockOf(productId)).toEqual({
      'A AVAILABLE': 1,
      'B AVAILABLE': 2,
      quantity: 3,
      promised: 0,
    })
    expect(await violations()).toEqual([])
  })

  it('quarantines returned pieces with their lot, and ships a replacement by lot', async () => {
    const productId = await trackedProduct()
    await received({ productId, lotCode: 'A', expiresOn: await dayFromNow(90), quantity: 3 })
    const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const parcel = await send(orderId)
    await shop.post('/shipments/delivered', parcel.json().shipment, staff)
    const request = {
      orderId,
      items: [{ orderItemId: items[0]?.orderItemId, quantity: 1, expiryDate: '2027-03-31' }],
    }
    const asked = await shop.post(
      '/returns/save',
      { ...request, requestFor: 'REPLACEMENT', reason: 'Arrived damaged' },
      key,
    )
    expect(asked.statusCode, asked.body).toBe(200)
    const { returnId } = asked.json().returns[0]
    for (const status of ['APPROVED', 'RECEIVED', 'REPLACED']) {
      const moved = await shop.post(
        '/returns/move',
        { returnId, status, ...(status === 'RECEIVED' && { restockFlag: true }) },
        staff,
      )
      expect(moved.statusCode, moved.body).toBe(200)
    }
    expect(await stockOf(productId)).toMatchObject({ quantity: 1, promised: 1 })
    const { replacements } = (await shop.get(`/staff/orders/${orderId}`, staff)).json()
    const again = await send(replacements[0].orderId)
    expect(again.statusCode, again.body).toBe(200)

    expect(await stockOf(productId)).toEqual({
      'A AVAILABLE': 1,
      'A QUARANTINED': 1,
      quantity: 1,
      promised: 0,
    })
    expect(await violations()).toEqual([])
  })
})

describe('receiving', () => {
  it('books a delivery once, however often and by whom it is sent', async () => {
    const productId = await trackedProduct()
    const line = { productId, lotCode: 'A', expiresOn: await dayFromNow(90), quantity: 12 }

    const [one, other] = await Promise.all([
      receive([line], {}, 'delivery-note-4711'),
      receive([line], {}, 'delivery-note-4711'),
    ])

    expect(one.json()).toMatchObject({ lots: 1, pieces: 12 })
    expect(other.json()).toMatchObject({ lots: 1, pieces: 12 })
    expect(await stockOf(productId)).toMatchObject({ 'A AVAILABLE': 12, quantity: 12 })
  })

  it('asks for confirmation if a colleague has just received the same', async () => {
    const productId = await trackedProduct()
    const line = { productId, lotCode: 'A', expiresOn: await dayFromNow(90), quantity: 12 }

    const answers = await Promise.all([receive([line]), receive([line])])
    const more = await receive([{ ...line, isMoreMeant: true }])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().detail).toMatch(/^12 of this lot were received \d+ minutes ago by /)
    expect(more.statusCode).toBe(200)
    expect(await stockOf(productId)).toMatchObject({ 'A AVAILABLE': 24 })
  })

  it('names what is wrong with each line, and books none of them', async () => {
    const productId = await trackedProduct()
    const { productId: plain } = await shop.make.product()

    const answer = await receive([
      { productId, lotCode: 'A', expiresOn: await dayFromNow(90), quantity: 1 },
      { productId, lotCode: 'B', quantity: 1 },
      { productId, lotCode: 'C', expiresOn: await dayFromNow(-1), quantity: 1 },
      { productId: plain, lotCode: 'D', quantity: 1 },
    ])

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'lines.1.expiresOn',
      'lines.2.expiresOn',
      'lines.3.productId',
    ])
    expect(await stockOf(productId)).toEqual({ quantity: 0, promised: 0 })
  })

  it('accepts an expired lot after confirmation, and never sells it', async () => {
    const productId = await trackedProduct()
    const expiresOn = await dayFromNow(-1)

    await received({ productId, lotCode: 'A', expiresOn, quantity: 4, isExpiredMeant: true })

    expect(await stockOf(productId)).toEqual({ 'A EXPIRED': 4, quantity: 0, promised: 0 })
  })

  it('accepts a serial number once', async () => {
    const productId = await trackedProduct({ ...TRACKED, tracking: 'SERIAL' })
    await received({ productId, serial: 'SN1', quantity: 1 })

    const again = await receive([{ productId, serial: 'SN1', quantity: 1 }])

    expect(again.json().errors).toMatchObject([
      { path: 'lines.0.serial', message: 'This serial number was received before' },
    ])
  })
})

describe('when tracking begins', () => {
  it('holds the existing stock until it is counted by lot, with orders waiting', async () => {
    const { productId } = await shop.make.product({ quantity: 5 })
    const { orderId } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    await shop.put(`/staff/products/${productId}/tracking`, TRACKED, staff)
    expect(await stockOf(productId)).toEqual({
      'UNKNOWN QUARANTINED': 5,
      quantity: 0,
      promised: 0,
    })

    const expiresOn = await dayFromNow(90)
    const counted = await receive([{ productId, lotCode: 'A', expiresOn, quantity: 5 }], {
      isCount: true,
    })
    expect(counted.statusCode, counted.body).toBe(200)
    expect((await send(orderId)).statusCode).toBe(200)

    expect(await stockOf(productId)).toEqual({ 'A AVAILABLE': 3, quantity: 3, promised: 0 })
    expect(await violations()).toEqual([])
  })

  it('refuses counts without a lot, and leaves other products unchanged', async () => {
    const productId = await trackedProduct()
    const { productId: plain } = await shop.make.product({ quantity: 1 })
    const booking = { delta: 3, reason: 'RECEIVED' }

    const refused = await shop.post(`/staff/products/${productId}/stock`, booking, staff)
    const booked = await shop.post(`/staff/products/${plain}/stock`, booking, staff)

    expect(refused.statusCode).toBe(409)
    expect(booked.json()).toEqual({ quantity: 4 })
  })
})

describe('the database', () => {
  it('refuses a package without lots, whoever writes it', async () => {
    const productId = await trackedProduct()
    await received({ productId, lotCode: 'A', expiresOn: await dayFromNow(90), quantity: 1 })
    const { orderId, items } = await buy(shop, { lines: [{ productId, quantity: 1 }] })

    const writing = shop.db.transaction().execute(async (tx) => {
      const { shipmentId } = await tx
        .insertInto('shipment')
        .values({ orderId, carrier: 'UPS', createdBy: 'a script' })
        .returning('shipmentId')
        .executeTakeFirstOrThrow()
      const orderItemId = items[0]?.orderItemId ?? 0
      await tx.insertInto('shipmentItem').values({ shipmentId, orderItemId, quantity: 1 }).execute()
    })

    await expect(writing).rejects.toThrow('does not name the lots')
  })

  it('refuses stock of a tracked product without a lot', async () => {
    const productId = await trackedProduct()

    await expect(shop.make.stock(productId, 3)).rejects.toThrow('moves by its lots')
  })
})

it('lets eight packers of one lot ship each piece once', async () => {
  const productId = await trackedProduct()
  await received({ productId, lotCode: 'A', expiresOn: await dayFromNow(90), quantity: 5 })
  await received({ productId, lotCode: 'B', expiresOn: await dayFromNow(200), quantity: 3 })
  const orders = await Promise.all(
    Array.from({ length: 8 }, () => buy(shop, { lines: [{ productId, quantity: 1 }] })),
  )

  const lotId = await lotIdOf(productId, 'B')
  const answers = await Promise.all([
    ...orders.map(({ orderId }) => send(orderId)),
    move(lotId, { move: 'QUARANTINE', from: 'AVAILABLE', quantity: 1 }),
  ])

  const sent = answers.slice(0, 8).filter(({ statusCode }) => statusCode === 200)
  const stock = await stockOf(productId)
  expect(sent.length + (stock['B AVAILABLE'] ?? 0) + (stock['B QUARANTINED'] ?? 0)).toBe(8)
  expect(await violations()).toEqual([])
})
