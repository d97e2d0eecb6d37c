import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { shownPrice } from '../catalog/products/shown-price.sql.ts'

/** The visible packs of these groups, with their price in cents (0: on request) and what restricts their buyers. */
export async function findSiblings(db: Queryable, groupKeys: readonly string[]) {
  const { rows } = await sql<{
    productId: number
    productName: string
    groupKey: string
    pieces: number
    quantity: number | null
    priceCents: number
    saleClass: string
    rx: boolean | null
    quoteOnly: boolean
  }>`select k.product_id, listed.product_name, k.group_key, coalesce(listed.pieces_per_unit, 1) as pieces,
      listed.quantity, coalesce(${shownPrice}, 0)::int as price_cents, listed.sale_class, listed.rx, listed.quote_only
    from product_pack k join product as listed using (product_id)
    where k.group_key = any(${groupKeys}::text[]) and listed.product_status = 'A'
    order by k.product_id`.execute(db)
  return rows
}
