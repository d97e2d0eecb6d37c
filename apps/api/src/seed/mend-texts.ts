import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import type { SeedRow } from './files/seed-files.ts'
import { number, text, textOrNull } from './files/seed-values.ts'

interface Texts {
  /** Digests of what the seed's cells said before. */
  earlier: readonly SeedRow[]
  products: readonly SeedRow[]
}

/** Names, descriptions and categories that the seed has improved. */
const COLUMNS = {
  productName: 'product_name',
  productDetails: 'product_details',
  categoryId: 'category_id',
} as const
type Column = keyof typeof COLUMNS

/**
 * Gives products that still have a cell of an earlier seed the one of today. What staff wrote or
 * changed has another digest and stays; a kept name needs no other beside it.
 */
export async function mendTexts(
  db: Queryable,
  { earlier, products }: Texts,
  onRows: (count: number) => void,
): Promise<void> {
  const today = new Map(products.map((row) => [number(row, 'productId'), row]))
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const known = earlier.filter(
      (row) => row.column === column && today.has(number(row, 'productId')),
    )
    await mendColumn(db, { column, known, today })
    onRows(known.length)
  }
}

interface Mending {
  column: Column
  known: readonly SeedRow[]
  today: ReadonlyMap<number, SeedRow>
}

async function mendColumn(db: Queryable, { column, known, today }: Mending) {
  const name = sql.ref(`product.${COLUMNS[column]}`)
  const ids = known.map((row) => number(row, 'productId'))
  const rows = ids.map((id) => today.get(id) ?? {})
  const better = column === 'categoryId' ? sql`better.cell::int` : sql`better.cell`
  const sourceName = column === 'productName' ? sql`, source_name = better.source_name` : sql``
  await sql`
    update product set ${sql.ref(COLUMNS[column])} = ${better}${sourceName}, updated_at = now()
    from unnest(${ids}::int[], ${known.map((row) => text(row, 'md5'))}::text[],
      ${rows.map((row) => text(row, column))}::text[],
      ${rows.map((row) => textOrNull(row, 'sourceName'))}::text[]) as better (product_id, md5, cell, source_name)
    where product.product_id = better.product_id and md5(${name}::text) = better.md5`.execute(db)
}
