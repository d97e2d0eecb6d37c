import type { REFUND_REASONS } from '@mendwell/contract/orders/refunds'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { isIn } from '../money/paid.sql.ts'
import type { ShopDays } from '../money/shop-days.repository.ts'

interface RefundReason {
  reason: (typeof REFUND_REASONS)[number]
  count: number
  amount: number
}

/** The refunds of a period by reason, largest amount first, in cents. */
export async function findRefundReasons(db: Queryable, days: ShopDays): Promise<RefundReason[]> {
  const { rows } = await sql<RefundReason>`
    select r.reason, count(*) as count, sum(r.amount_cents)::bigint as amount
    from refund r join orders o using (order_id)
    where r.status = 'SUCCEEDED' and o.currency = ${days.currency}
      and ${isIn(sql`r.updated_at`, days)}
    group by r.reason order by amount desc, r.reason`.execute(db)
  return rows
}

interface ReturnReason {
  reason: string
  count: number
  pieces: number
}

/** The reasons of returns requested in a period, ignoring case and whitespace. */
export async function findReturnReasons(
  db: Queryable,
  days: ShopDays,
  limit: number,
): Promise<ReturnReason[]> {
  const { rows } = await sql<ReturnReason>`
    select min(regexp_replace(btrim(reason), '\\s+', ' ', 'g')) as reason, count(*) as count, sum(quantity)::int as pieces
    from return_request
    where ${isIn(sql`created_at`, days)}
    group by lower(regexp_replace(btrim(reason), '\\s+', ' ', 'g'))
    order by count desc, reason limit ${limit}`.execute(db)
  return rows
}

interface ReturnedProduct {
  productId: number
  productName: string
  count: number
  pieces: number
}

/** The products returned in a period, most pieces first. */
export async function findReturnedProducts(
  db: Queryable,
  days: ShopDays,
  limit: number,
): Promise<ReturnedProduct[]> {
  const { rows } = await sql<ReturnedProduct>`
    select p.product_id, p.product_name, count(*) as count, sum(r.quantity)::int as pieces
    from return_request r join order_item i using (order_item_id) join product p using (product_id)
    where ${isIn(sql`r.created_at`, days)}
    group by p.product_id order by pieces desc, p.product_id limit ${limit}`.execute(db)
  return rows
}
