import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** What each tender of an order paid of each line, tax included, and of shipping (null), in cents. */
export async function findPartCents(
  db: Queryable,
  orderId: number,
): Promise<{ tenderNo: number; orderItemId: number | null; cents: number }[]> {
  const { rows } = await sql<{ tenderNo: number; orderItemId: number | null; cents: number }>`
    select tender_no, order_item_id, sum(cents)::int8 as cents from tender_cell
    where order_id = ${orderId} group by 1, 2`.execute(db)
  return rows
}

/** What was already refunded of each order line, tax included, in cents: by returns, and by refunds of its pieces. */
export async function findGivenBackCents(
  db: Queryable,
  orderId: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ orderItemId: number; cents: number }>`
    select order_item_id, sum(cents)::int8 as cents from (
      select p.order_item_id, p.worth_cents as cents from refund_item p join refund r using (refund_id)
        where r.order_id = ${orderId} and r.status <> 'FAILED'
      union all
      select public.refunded_item(q, r.order_id), r.amount_cents from refund r join return_request q using (return_id)
        where r.order_id = ${orderId} and r.status <> 'FAILED') given
    group by 1`.execute(db)
  return new Map(rows.map(({ orderItemId, cents }) => [orderItemId, cents]))
}
