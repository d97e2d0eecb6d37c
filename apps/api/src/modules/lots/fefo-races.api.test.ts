import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { brokenRules } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeAll(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const RUNS = 4
const pieces = fc.integer({ min: 1, max: 3 })
/** Pieces of each lot, in the order in which they expire; and each order, whose lots may be picked before it ships. */
const races = fc.record({
  lots: fc.array(pieces, { minLength: 2, maxLength: 4 }),
  orders: fc.array(fc.record({ pieces, isPicked: fc.boolean() }), { minLength: 3, maxLength: 5 }),
})

/** A product with these lots; the last to expire is received first. */
async function receive(lots: readonly number[]) {
  const { productId } = await shop.make.product({ quantity: 0 })
  const tracked = { tracking: 'LOT_EXPIRY', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  const lines = lots.map((quantity, at) => ({
    ...{ productId, quantity, lotCode: `LOT${at}`, expiresOn: `203${at}-06-30` },
    ...{ condition: 'SOUND', neverExpires: false },
  }))
  const answer = await shop.post('/staff/lots/receive', { lines: lines.toReversed() }, staff)
  expect(answer.statusCode, answer.body).toBe(200)
  return productId
}

/** What left of each lot and what is here, in the order in which they expire. */
async function shelfOf(productId: number) {
  const { rows } = await sql<{ sent: number; here: number }>`
    select coalesce((select sum(g.quantity)::int from shipment_lot g where g.lot_id = l.lot_id), 0) as sent,
      coalesce((select sum(s.quantity)::int from lot_stock s where s.lot_id = l.lot_id), 0) as here
    from stock_lot l where l.product_id = ${productId} order by l.expires_on`.execute(shop.db)
  return rows
}

it('first expired leaves first, however many pick and pack at once', async () => {
  const holds = fc.asyncProperty(races, async ({ lots, orders }) => {
    const productId = await receive(lots)
    let left = lots.reduce((sum, more) => sum + more, 0)
    const bought: { orderId: number; isPicked: boolean }[] = []
    for (const { pieces: quantity, isPicked } of orders) {
      if (quantity > left) continue
      left -= quantity
      const { orderId } = await buy(shop, { lines: [{ productId, quantity }] })
      bought.push({ orderId, isPicked })
    }

    const answers = await Promise.all(
      bought.map(async ({ orderId, isPicked }) => {
        if (isPicked) await shop.post('/orders/move', { orderId, status: 'PRINTED' }, staff)
        return shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
      }),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bought.map(() => 200))
    const shelf = await shelfOf(productId)
    const later = shelf.filter(
      ({ sent }, at) => sent > 0 && shelf.slice(0, at).some((one) => one.here > 0),
    )
    expect({ shelf, later }).toEqual({ shelf, later: [] })
  })
  await fc.assert(holds, { numRuns: RUNS, seed: 31, endOnFailure: true })
  expect(await brokenRules(shop)).toEqual([])
})
