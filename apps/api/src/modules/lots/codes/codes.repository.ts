import type { ScannedProduct } from '@mendwell/contract/lots/lots'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** More products than this with one code are an error in the catalog. */
const MAX_FOUND = 10

/** The products of a package code or a SKU; codes assigned by staff take precedence over the catalog's own. */
export async function findScanned(
  db: Queryable,
  { code = '', sku = '' }: { code?: string | undefined; sku?: string | undefined },
): Promise<ScannedProduct[]> {
  const { rows } = await sql<ScannedProduct & { rank: number }>`
    select product.product_id, product_name, sku, coalesce(t.tracking, 'NONE') as tracking, min(units)::int as units,
      min(rank) as rank
    from (
      select product_id, units, 1 as rank from product_code where code = ${code}
      union all select product_id, 1, 2 from product
        where gtin is not null and lpad(gtin, 14, '0') = ${code} and ${code}::text <> ''
      union all select product_id, 1, 2 from product
        where udi_di is not null and upper(udi_di) = ${code} and ${code}::text <> ''
      union all select product_id, 1, 2 from product where sku = ${sku} and ${sku}::text <> '') found
      join product on product.product_id = found.product_id
      left join product_tracking t on t.product_id = product.product_id
    group by product.product_id, t.tracking order by 6, 1 limit ${MAX_FOUND}`.execute(db)
  const [first] = rows
  return rows.filter(({ rank }) => rank === first?.rank).map(({ rank: _, ...product }) => product)
}

/** Stores a code of a product; false if another product has it. */
export async function insertProductCode(
  tx: Queryable,
  row: { code: string; productId: number; units: number; createdBy: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into product_code (code, product_id, units, created_by)
    values (${row.code}, ${row.productId}, ${row.units}, ${row.createdBy})
    on conflict (code) do update set units = excluded.units where product_code.product_id = excluded.product_id
    returning code`.execute(tx)
  return rows.length > 0
}
