import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { paidIn } from '../money/paid.sql.ts'
import type { ShopDays } from '../money/shop-days.repository.ts'

interface StockRow {
  productId: number
  productName: string
  sku: string
  category: string
  quantity: number
  /** At purchase prices; null without one. */
  value: number | null
  retail: number
  sold: number
}

/** Counted products that are on hand, or sold out but sold in the period, with their paid sales in it. */
export async function findStock(db: Queryable, days: ShopDays): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with sold as (
      select i.product_id, sum(i.quantity)::int as pieces
      from ${paidIn(days)} paid join order_item i using (order_id) group by i.product_id)
    select p.product_id, p.product_name, p.sku, c.category || ': ' || c.sub_category as category, p.quantity,
      p.quantity * p.purchase_price_cents as value, p.quantity * p.unit_price_cents as retail,
      coalesce(sold.pieces, 0) as sold
    from product p join category c using (category_id) left join sold using (product_id)
    where p.quantity > 0 or p.quantity = 0 and p.product_status = 'A' and sold.pieces > 0`.execute(
    db,
  )
  return rows
}
