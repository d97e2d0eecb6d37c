import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

interface Movement {
  returnId: number
  orderItemId: number
  /** Pieces of the return. */
  quantity: number
  movedBy: string
}

/**
 * Puts received pieces back, once per return: never more than the item took from stock and has not put back, since
 * backordered pieces never left it. A product whose stock is not counted stays so.
 */
export async function putBackReturned(db: Queryable, move: Movement): Promise<void> {
  const { returnId, orderItemId, quantity, movedBy } = move
  await sql`
    insert into stock_movement (product_id, delta, reason, order_item_id, return_id, moved_by)
    select i.product_id, least(${quantity}::int, -sum(m.delta)::int), 'RETURN',
      ${orderItemId}, ${returnId}, ${movedBy}
    from order_item i join product p using (product_id) join stock_movement m using (order_item_id)
    where i.order_item_id = ${orderItemId} and p.quantity is not null
    group by i.product_id having sum(m.delta) < 0`.execute(db)
}
