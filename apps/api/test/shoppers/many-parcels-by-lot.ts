import { sql } from 'kysely'
import type { TestShop } from '../shop/start-test-shop.ts'

interface Lots {
  /** Lots of each product, called L1, L2 and so on. */
  lots: number
  /** Pieces of each lot that are on hand. */
  here: number
}

/**
 * Tracks all products by lot: every paid order left in one parcel, each line with a lot, some with two. Past all
 * triggers, for the orders of `makeManyOrders`.
 */
export async function sendManyByLot({ db }: Pick<TestShop, 'db'>, { lots, here }: Lots) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into product_tracking (product_id, tracking, min_days_left, tracked_since, updated_by)
      select product_id, 'LOT', 0, '2024-01-01', 'staff 1' from product`.execute(tx)
    await sql`insert into stock_lot (product_id, lot_code, never_expires, received_on, created_by)
      select product_id, 'L' || n, true, '2024-01-01', 'staff 1'
      from product, generate_series(1, ${lots}::int) n`.execute(tx)
    await sql`insert into shipment (shipment_id, order_id, carrier, shipped_at, created_by)
      select order_id, order_id, 'UPS', created_at + interval '1 day', 'staff 1' from orders
      where payment_status <> 'UNPAID' and order_status = 'CLOSED'`.execute(tx)
    await sql`insert into shipment_item (shipment_id, order_item_id, quantity)
      select order_id, order_item_id, quantity from order_item join shipment using (order_id)`.execute(
      tx,
    )
    await sql`insert into shipment_lot (shipment_id, order_item_id, lot_id, quantity)
      select shipment_id, order_item_id, lot_id, case when is_first then quantity - second else second end
      from order_item join shipment using (order_id)
        cross join lateral (select case when quantity > 1 and order_item_id % 7 = 0 then 1 else 0 end as second) split
        cross join lateral (values (true, 0), (false, 3)) part (is_first, further)
        join stock_lot l on l.product_id = order_item.product_id
          and lot_code = 'L' || 1 + (order_item_id / 4 + further) % ${lots}::int
      where is_first or second > 0`.execute(tx)
    await sql`insert into lot_movement (lot_id, bucket, delta, reason, moved_by)
      select lot_id, 'AVAILABLE', ${here}::int, 'RECEIPT', 'staff 1' from stock_lot`.execute(tx)
    await sql`insert into lot_stock select lot_id, 'AVAILABLE', ${here}::int from stock_lot`.execute(
      tx,
    )
  })
  await sql`analyze shipment_lot, shipment_item, shipment, stock_lot, lot_stock`.execute(db)
}
