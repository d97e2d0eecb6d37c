import type { Tracked } from '@mendwell/contract/lots/lots'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** `today` is the shop's day, YYYY-MM-DD. */
type TrackedRow = Tracked & { quantity: number | null; today: string }

const tracked = sql`select p.quantity, coalesce(t.tracking, 'NONE') as tracking, t.min_days_left,
  coalesce(t.prefer_one_lot, false) as prefer_one_lot, to_char(public.shop_day(), 'YYYY-MM-DD') as today
  from product p left join product_tracking t using (product_id)`

/** How a product is tracked, and what is on sale. */
export async function findTracked(
  db: Queryable,
  productId: number,
): Promise<TrackedRow | undefined> {
  const { rows } = await sql<TrackedRow>`${tracked} where product_id = ${productId}`.execute(db)
  return rows[0]
}

/** The same, locked until the transaction ends. */
export async function lockProduct(
  tx: Queryable,
  productId: number,
): Promise<TrackedRow | undefined> {
  const { rows } = await sql<TrackedRow>`${tracked} where product_id = ${productId}
    for no key update of p`.execute(tx)
  return rows[0]
}

/** Starts counting a product whose stock was not counted. */
export async function beginCounting(tx: Queryable, productId: number): Promise<void> {
  await tx.updateTable('product').set({ quantity: 0 }).where('productId', '=', productId).execute()
}

/** Stores how a product is tracked; the start date is reset each time tracking starts. */
export async function saveTracked(
  tx: Queryable,
  row: Tracked & { productId: number; updatedBy: string },
): Promise<void> {
  await sql`
    insert into product_tracking as t (product_id, tracking, min_days_left, prefer_one_lot, tracked_since, updated_by)
    values (${row.productId}, ${row.tracking}, ${row.minDaysLeft}, ${row.preferOneLot},
      case when ${row.tracking}::text <> 'NONE' then now() end, ${row.updatedBy})
    on conflict (product_id) do update set tracking = excluded.tracking, min_days_left = excluded.min_days_left,
      prefer_one_lot = excluded.prefer_one_lot, updated_by = excluded.updated_by, updated_at = now(),
      tracked_since = case when t.tracking = 'NONE' then excluded.tracked_since
        else coalesce(t.tracked_since, excluded.tracked_since) end`.execute(tx)
}
