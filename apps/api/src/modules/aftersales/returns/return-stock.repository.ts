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
 * Puts received pieces back, once per return: never more than the item took from stock and has not
 * given back, as pieces on backorder never were in it. A product that is not counted stays so.
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

/** Takes the pieces of a replacement out of stock, as far as there are any. */
export async function takeReplacement(db: Queryable, move: Movement): Promise<void> {
  const { returnId, orderItemId, quantity, movedBy } = move
  await sql`select from product where product_id = any(public.pooled_with(array(
      select product_id from order_item where order_item_id = ${orderItemId})))
    order by product_id for no key update`.execute(db)
  await sql`
    with shelf as (
      select p.product_id, p.quantity from product p join order_item i using (product_id)
      where i.order_item_id = ${orderItemId} for no key update of p)
    insert into stock_movement (product_id, delta, reason, order_item_id, return_id, moved_by)
    select product_id, -least(${quantity}::int, quantity), 'REPLACEMENT',
      ${orderItemId}, ${returnId}, ${movedBy}
    from shelf where quantity > 0`.execute(db)
}
