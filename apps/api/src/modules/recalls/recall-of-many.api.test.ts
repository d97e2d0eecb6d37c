import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { makeManyOrders } from '../../../test/shoppers/many-orders.ts'
import { sendManyByLot } from '../../../test/shoppers/many-parcels-by-lot.ts'
import { confirmRecall, prepareRecall } from '../../../test/shoppers/recall.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { auditDatabase } from '../../audit/audit-database.ts'
import { openDb, openPool } from '../../db/db.ts'
import { WITHOUT_BOUNDS } from '../../db/session-settings.ts'

/** `RECALL_ORDERS=100000` runs the same with a big shop; its statements have the limits of any request. */
const ORDERS = Number(process.env.RECALL_ORDERS ?? 2_000)
const PRODUCTS = 60
/** Products of the recall, each with its first three lots. */
const RECALLED_PRODUCTS = 20
const LOTS_OF_EACH = 10
const PIECES_HERE = 5
const BUYERS_MEANWHILE = 10

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
const { databaseUrl = '' } = shop.deps.config
/** Loads the orders and checks them. */
const pool = openPool({ databaseUrl, bounds: WITHOUT_BOUNDS, onError: () => {} })
const db = openDb(pool)
afterAll(async () => {
  await pool.end()
  await shop.close()
})

it(`a recall in a shop with ${ORDERS} orders notifies exactly the buyers of its lots, and freezes them at once`, async () => {
  const pieces = PIECES_HERE * LOTS_OF_EACH
  const productIds: number[] = []
  for (let made = 0; made < PRODUCTS; made++) {
    productIds.push((await shop.make.product({ quantity: pieces })).productId)
  }
  const when = { from: '2025-01-01T00:00:00Z', to: '2026-06-30T00:00:00Z' }
  await makeManyOrders(databaseUrl, { count: ORDERS, ...when })
  await sendManyByLot({ db }, { lots: LOTS_OF_EACH, here: PIECES_HERE })
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const recall = await prepareRecall(
    shop,
    staff,
    productIds.slice(0, RECALLED_PRODUCTS).map((productId) => ({
      productId,
      lots: ['L1', 'L2', 'L3'],
    })),
  )

  const lines = [{ productId: productIds[0] ?? 0, quantity: 4 }]
  const begin = performance.now()
  const [answer] = await Promise.all([
    confirmRecall(shop, staff, recall),
    ...Array.from({ length: BUYERS_MEANWHILE }, () => buy(shop, { lines, card: null })),
  ])
  const took = performance.now() - begin

  expect(answer.statusCode, answer.body).toBe(200)
  const { rows } = await sql<{ wrong: number; notified: number; mailed: number; onSale: number }>`
    with named as (select lot_id from stock_lot where lot_code in ('L1', 'L2', 'L3')
        and product_id = any(${productIds.slice(0, RECALLED_PRODUCTS)}::int[])),
      got as (select distinct order_id from shipment_lot join named using (lot_id) join order_item using (order_item_id)),
      notified as (select order_id from recall_notice)
    select (select count(*)::int from got full join notified using (order_id)
        where got.order_id is null or notified.order_id is null) as wrong,
      (select count(*)::int from notified) as notified,
      (select count(distinct order_id)::int from outbox where kind = 'recall_notice') as mailed,
      (select count(*)::int from lot_stock join named using (lot_id) where bucket = 'AVAILABLE' and quantity > 0) as on_sale`.execute(
    db,
  )
  const notified = rows[0]?.notified ?? 0
  expect(rows).toEqual([{ wrong: 0, notified, mailed: notified, onSale: 0 }])
  expect(notified).toBeGreaterThan(ORDERS / 20)
  const broken = (await auditDatabase(db)).filter(
    ({ rule, violations }) => /recall|lot\b|by lot/.test(rule) && violations.length > 0,
  )
  expect(broken).toEqual([])
  if (process.env.RECALL_ORDERS)
    console.log(`${notified} orders notified, confirmed in ${took.toFixed(0)} ms`)
}, 600_000)
