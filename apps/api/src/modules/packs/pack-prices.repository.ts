import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** How many pieces these products hold and in which group they are, of those where that is known. */
export async function findPiecesOf(db: Queryable, productIds: readonly number[]) {
  const { rows } = await sql<{
    productId: number
    unitName: string
    pieces: number
    pieceName: string
    groupKey: string | null
  }>`select k.product_id, p.unit_name, coalesce(p.pieces_per_unit, 1) as pieces, k.piece_name, k.group_key
    from product_pack k join product p using (product_id)
    where k.product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

/** The packs of these groups that the shop shows, with what their price and their buyer depend on. */
export async function findSiblings(db: Queryable, groupKeys: readonly string[]) {
  const { rows } = await sql<{
    productId: number
    productName: string
    groupKey: string
    pieces: number
    quantity: number | null
    unitPriceCents: number
    salePriceCents: number | null
    cutPrice: boolean
    saleClass: string
    rx: boolean | null
    quoteOnly: boolean
  }>`select k.product_id, p.product_name, k.group_key, coalesce(p.pieces_per_unit, 1) as pieces, p.quantity,
      case when p.price_hidden then 0 else p.unit_price_cents end::int as unit_price_cents, p.sale_price_cents::int,
      p.cut_price and not p.price_hidden as cut_price, p.sale_class, p.rx, p.quote_only
    from product_pack k join product p using (product_id)
    where k.group_key = any(${groupKeys}::text[]) and p.product_status = 'A'
    order by k.product_id`.execute(db)
  return rows
}
