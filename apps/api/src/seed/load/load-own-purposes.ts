import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { OwnPurpose } from '../files/own-purpose-files.ts'

/** What single products are for, if they still have their SKU; not edited in the shop, and replaced by each load. */
export async function loadOwnPurposes(db: Queryable, rows: readonly OwnPurpose[]): Promise<void> {
  await sql`delete from product_purpose`.execute(db)
  await sql`
    insert into product_purpose (product_id, kind_key, purpose_es)
    select product.product_id, seed.kind, seed."purposeEs"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as seed ("productId" int, sku text, kind text, "purposeEs" text[])
    join product on product.product_id = seed."productId" and product.sku = seed.sku`.execute(db)
}
