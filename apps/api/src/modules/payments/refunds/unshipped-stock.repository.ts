import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { brokenPieces } from '../../lots/sql/lots.sql.ts'
import { unshippedRefunds } from '../../orders/order/pieces.sql.ts'

/**
 * Puts the pieces of a refund that stay in the shop back into stock, once: those their items took that no parcel needs
 * any more, since backordered pieces never left it. A product whose stock is not counted stays so.
 */
export async function restockUnshipped(
  tx: Queryable,
  { refundId, movedBy }: { refundId: number; movedBy: string },
): Promise<void> {
  // Before anything is read: breaking promises of these products locks them.
  await sql`select from product where product_id = any(public.pooled_with(array(select i.product_id from order_item i
      join refund_item k using (order_item_id) where k.refund_id = ${refundId})))
    order by product_id for no key update`.execute(tx)
  await sql`
    insert into stock_movement (product_id, delta, reason, order_item_id, refund_id, moved_by)
    select product_id, least(kept, held, unneeded), 'REFUND', order_item_id, ${refundId}, ${movedBy} from (
      select order_item.product_id, order_item.order_item_id, k.kept, -sum(m.delta)::int as held,
        (order_item.taken - ${brokenPieces} - coalesce(sum(m.delta) filter (where m.reason = 'REFUND'), 0)
          - (order_item.quantity - ${unshippedRefunds}))::int as unneeded
      from refund_item k join order_item using (order_item_id) join product using (product_id)
        join stock_movement m using (order_item_id)
      where k.refund_id = ${refundId} and product.quantity is not null
      group by order_item.order_item_id, k.kept) item
    where least(kept, held, unneeded) > 0
    order by product_id`.execute(tx)
}
