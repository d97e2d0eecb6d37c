import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { TrackedProduct } from '../shelf/shelf.repository.ts'

/** Those of these products that are told apart by lot, read without a lock: for showing alone. */
export async function findPickable(
  db: Queryable,
  productIds: readonly number[],
): Promise<TrackedProduct[]> {
  const { rows } = await sql<TrackedProduct>`
    select p.product_id, p.product_name, coalesce(p.quantity, 0) as quantity, t.tracking, t.min_days_left,
      t.prefer_one_lot, to_char(public.shop_day(), 'YYYY-MM-DD') as today
    from product p join product_tracking t using (product_id)
    where p.product_id = any(${productIds}::int[]) and t.tracking <> 'NONE' order by p.product_id`.execute(
    db,
  )
  return rows
}
