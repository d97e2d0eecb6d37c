import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

export interface OfferedProduct {
  productId: number
  sku: string
  /** The supplier's number and cost in cents; null for what the supplier does not sell. */
  itemNumber: string | null
  cost: number | null
}

/** The products with these SKUs, and those that a supplier sells by these numbers. */
export async function findOffered(
  db: Queryable,
  { supplierId, skus, itemNumbers }: { supplierId: number; skus: string[]; itemNumbers: string[] },
): Promise<OfferedProduct[]> {
  const { rows } = await sql<OfferedProduct>`
    select p.product_id, p.sku, sp.item_number, sp.cost_cents as cost
    from product p left join supplier_product sp on sp.product_id = p.product_id and sp.supplier_id = ${supplierId}
    where p.sku = any(${skus}::text[]) or sp.item_number = any(${itemNumbers}::text[])`.execute(db)
  return rows
}
