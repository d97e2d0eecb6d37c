import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import type { SeedRow } from './files/seed-files.ts'
import { number, text } from './files/seed-values.ts'

interface Texts {
  /** Digests of what seed texts said before. */
  earlier: readonly SeedRow[]
  products: readonly SeedRow[]
}

/**
 * Gives products that still have a text of an earlier seed the text of today. What staff wrote or
 * changed has another digest and stays.
 */
export async function mendTexts(
  db: Queryable,
  { earlier, products }: Texts,
  onRows: (count: number) => void,
): Promise<void> {
  const today = new Map(
    products.map((row) => [number(row, 'productId'), text(row, 'productDetails')]),
  )
  const known = earlier.filter((row) => today.has(number(row, 'productId')))
  const ids = known.map((row) => number(row, 'productId'))
  await sql`
    update product set product_details = better.details, updated_at = now()
    from unnest(${ids}::int[], ${known.map((row) => text(row, 'md5'))}::text[],
      ${ids.map((id) => today.get(id) ?? '')}::text[]) as better (product_id, md5, details)
    where product.product_id = better.product_id and md5(product.product_details) = better.md5`.execute(
    db,
  )
  onRows(earlier.length)
}
