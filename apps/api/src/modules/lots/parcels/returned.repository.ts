import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** The product of an order item. */
export async function findProductOfItem(db: Queryable, orderItemId: number): Promise<number> {
  const { productId } = await db
    .selectFrom('orderItem')
    .select('productId')
    .where('orderItemId', '=', orderItemId)
    .executeTakeFirstOrThrow()
  return productId
}

/** Lots that left with an item and their pieces not returned yet, in the order they left. */
export async function findLotsOut(db: Queryable, orderItemId: number) {
  const { rows } = await sql<{ lotId: number; out: number; isRecalled: boolean }>`
    select lot_id, (sum(g.quantity) - coalesce((select sum(m.delta) from lot_movement m
        join return_request r using (return_id)
        where m.lot_id = g.lot_id and m.reason = 'RETURN' and r.order_item_id = ${orderItemId}), 0))::int as out,
      public.is_lot_recalled(g.lot_id) as is_recalled
    from shipment_lot g where g.order_item_id = ${orderItemId}
    group by g.lot_id order by min(g.shipment_lot_id)`.execute(db)
  return rows
}
