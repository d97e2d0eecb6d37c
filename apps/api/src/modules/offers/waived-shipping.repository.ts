import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Whether a promotion of this order waives what oversize and freight goods add to shipping. */
export async function isBulkyWaived(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isWaived: boolean }>`
    select exists (
      select from order_discount join promotion using (promotion_id)
      where order_id = ${orderId} and order_item_id is null and action ->> 'includesBulky' = 'true'
    ) as is_waived`.execute(db)
  return rows[0]?.isWaived ?? false
}
