import type { SyncedLine } from '@mendwell/domain/carts/merge-carts'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** A line of a stored cart, with its product's name; '' for a deleted product. */
export interface StoredLine extends SyncedLine {
  sku: string
  productName: string
}

/** The cart of a customer, in its order. */
export async function findCartLines(db: Queryable, custId: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select l.product_id, nullif(l.cut, '') as cut, l.notes, l.quantity,
      coalesce(p.sku, '') as sku, coalesce(p.product_name, '') as product_name
    from customer_cart_line l left join product p using (product_id)
    where l.cust_id = ${custId} order by l.line_id`.execute(db)
  return rows
}

/** Creates the cart of a customer if there is none, and locks it until the end of the transaction. */
export async function lockCart(tx: Queryable, custId: number): Promise<void> {
  await sql`insert into customer_cart (cust_id) values (${custId})
    on conflict (cust_id) do update set changed_at = now()`.execute(tx)
}

/** Replaces the lines of a locked cart. */
export async function replaceCartLines(
  tx: Queryable,
  custId: number,
  lines: readonly SyncedLine[],
): Promise<void> {
  await tx.deleteFrom('customerCartLine').where('custId', '=', custId).execute()
  if (lines.length === 0) {
    // Lines added from now on are another cart, for which its customer may be reminded again.
    await tx
      .updateTable('customerCart')
      .set({ remindedAt: null })
      .where('custId', '=', custId)
      .execute()
    return
  }
  await tx
    .insertInto('customerCartLine')
    .values(
      lines.map(({ productId, cut, notes, quantity }) => ({
        custId,
        productId,
        cut: cut ?? '',
        notes,
        quantity,
      })),
    )
    .execute()
}
