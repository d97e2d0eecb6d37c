import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { SeedFacts } from '../files/fact-files.ts'

/**
 * The stated facts of products that still have their SKU, if staff have stated nothing: neither facts, nor whether it
 * has latex or is for single use.
 */
export async function loadFacts(db: Queryable, rows: readonly SeedFacts[]): Promise<void> {
  const seed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as seed ("productId" bigint, sku text, facts jsonb, latex boolean, "singleUse" boolean)`
  await sql`
    update product set facts = seed.facts from ${seed}
    where product.product_id = seed."productId" and product.sku = seed.sku
      and product.facts = '{}' and seed.facts <> '{}'`.execute(db)
  await sql`
    update product set latex = coalesce(product.latex, seed.latex),
      single_use = coalesce(product.single_use, seed."singleUse")
    from ${seed}
    where product.product_id = seed."productId" and product.sku = seed.sku
      and (product.latex is null and seed.latex is not null
        or product.single_use is null and seed."singleUse" is not null)
      and not (seed.latex is false and public.names_latex(product.product_name))`.execute(db)
}
