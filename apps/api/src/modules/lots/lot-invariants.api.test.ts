import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { brokenRules, plantFault } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** Violations, each inserted past the triggers, and the rule that must report it. */
const FAULTS: [rule: string, plant: string][] = [
  ['sum of their movements', 'update lot_stock set quantity = quantity + 1 where lot_id = 1'],
  [
    'available pieces less those promised',
    `insert into stock_movement (product_id, delta, reason) select product_id, 1, 'OTHER' from stock_lot where lot_id = 1;
     update product set quantity = quantity + 1 where product_id = (select product_id from stock_lot where lot_id = 1)`,
  ],
  ['that left of a product kept by lot has a lot', 'delete from shipment_lot'],
  [
    'only for its own product',
    `update stock_lot set product_id = (select max(product_id) from product) where lot_id = 1`,
  ],
  [
    'after its expiration date',
    `update stock_lot set expires_on = current_date - 5 where lot_id = 1`,
  ],
  ['has its expiration date', 'update stock_lot set expires_on = null where lot_id = 1'],
  [
    'in one place',
    `update product_tracking set tracking = 'SERIAL'; update stock_lot set serial = 'S1' where lot_id = 1`,
  ],
  ['on sale a day later', `update stock_lot set expires_on = current_date - 3 where lot_id = 1`],
  [
    'more pieces of a lot are picked',
    'insert into lot_pick (order_item_id, lot_id, quantity) select order_item_id, 1, 99 from order_item limit 1',
  ],
]

it.each(FAULTS)('%s: a planted fault is found', async (rule, plant) => {
  const { productId } = await shop.make.product({ quantity: 0 })
  await shop.make.product()
  await sql`with tracked as (
      insert into product_tracking (product_id, tracking, tracked_since, updated_by)
      values (${productId}, 'LOT_EXPIRY', now(), 'staff 1') returning product_id),
    lot as (
      insert into stock_lot (lot_id, product_id, lot_code, expires_on, received_on, created_by)
      select 1, product_id, 'A', current_date + 90, current_date, 'staff 1' from tracked returning lot_id, product_id),
    moved as (
      insert into lot_movement (lot_id, bucket, delta, reason, moved_by)
      select lot_id, 'AVAILABLE', 5, 'RECEIPT', 'staff 1' from lot)
    insert into stock_movement (product_id, delta, reason) select product_id, 5, 'RECEIPT' from lot`.execute(
    shop.db,
  )
  const { orderId, items } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  await shop.db.transaction().execute(async (tx) => {
    await sql`insert into shipment (shipment_id, order_id, carrier, created_by) values (1, ${orderId}, 'UPS', 'staff 1')`.execute(
      tx,
    )
    const orderItemId = items[0]?.orderItemId
    await sql`insert into shipment_item values (1, ${orderItemId}, 2)`.execute(tx)
    await sql`insert into shipment_lot (shipment_id, order_item_id, lot_id, quantity) values (1, ${orderItemId}, 1, 2)`.execute(
      tx,
    )
    await sql`insert into lot_movement (lot_id, bucket, delta, reason, shipment_id, moved_by)
      values (1, 'AVAILABLE', -2, 'PARCEL', 1, 'staff 1')`.execute(tx)
  })
  expect((await brokenRules(shop)).filter((name) => name.includes('lot'))).toEqual([])

  await plantFault(shop, plant)

  expect(await brokenRules(shop)).toContainEqual(expect.stringContaining(rule))
})
