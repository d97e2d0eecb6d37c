import { toCents } from '@mendwell/contract/wire/dollars'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'
import type { SeedKind } from '../files/kind-files.ts'
import type { SeedRow } from '../files/seed-files.ts'
import { number, text } from '../files/seed-values.ts'

/** 32 values per row; PostgreSQL takes at most 65,535 per statement. Few statements: each weighs all search words. */
const ROWS_PER_STATEMENT = 2_000

function rowOf({ key, price, drawingOf: _, ...kind }: SeedKind): Insertable<DB['kind']> {
  return {
    ...kind,
    kindKey: key,
    // A piece may cost less than a cent: the range then starts at one.
    priceLowCents: Math.max(1, toCents(price.low)),
    priceHighCents: Math.max(2, toCents(price.high)),
    pricePer: price.per,
  }
}

/** Not overwritten: what staff decide in the shop, and the search words, which have a part of their own. */
const KEPT = ['saleClass', 'saleReason', 'words', 'clinicWords', 'wordsEs', 'brandWords', 'equals']

/**
 * The texts and prices of kinds, for a shop opened with older ones, and the kinds it does not have yet. No one edits
 * these columns in the shop: they are overwritten if they differ, in one statement, since all search words are weighed
 * after each. The trigger `kind_price_range` hides prices outside a narrower range.
 */
export async function loadKindTexts(db: Queryable, kinds: readonly SeedKind[]): Promise<void> {
  const rows = kinds.map(rowOf)
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !KEPT.includes(column))
  const digest = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([key]) => columns.includes(key))
        .sort(),
    )
  const known = new Set((await db.selectFrom('kind').selectAll().execute()).map(digest))
  const changed = rows.filter((row) => !known.has(digest(row)))
  if (changed.length === 0) return
  await db
    .insertInto('kind')
    .values(changed)
    .onConflict((conflict) =>
      conflict
        .column('kindKey')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(
            columns.map((column) => [column, ref(`excluded.${column}` as 'excluded.name')]),
          ),
        ),
    )
    .execute()
}

interface Kinds {
  kinds: readonly SeedKind[]
  /** The kind of each product, by id and SKU. */
  products: readonly SeedRow[]
}

/**
 * Kinds, and those of the products of a shop opened without them. A product to which staff gave another SKU is a
 * different one, and a chosen kind stays.
 */
export async function loadKinds(
  db: Queryable,
  { kinds, products }: Kinds,
  onRows: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < kinds.length; start += ROWS_PER_STATEMENT) {
    const chunk = kinds.slice(start, start + ROWS_PER_STATEMENT)
    await db
      .insertInto('kind')
      .values(chunk.map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    onRows(chunk.length)
  }
  await sql`
    update product set kind_key = seed.kind_key
    from unnest(${products.map((row) => number(row, 'productId'))}::int[],
      ${products.map((row) => text(row, 'sku'))}::text[],
      ${products.map((row) => text(row, 'kind'))}::text[]) as seed (product_id, sku, kind_key)
    where product.product_id = seed.product_id and product.sku = seed.sku and product.kind_key is null`.execute(
    db,
  )
  onRows(products.length)
}

/** Gives each kind the drawing in its file: a shop opened before otherwise keeps its kinds as they are. */
export async function refreshDrawings(db: Queryable, kinds: readonly SeedKind[]): Promise<void> {
  await sql`
    update kind set drawing = seed.drawing
    from unnest(${kinds.map(({ key }) => key)}::text[],
      ${kinds.map(({ drawing }) => drawing)}::text[]) as seed (kind_key, drawing)
    where kind.kind_key = seed.kind_key and kind.drawing <> seed.drawing`.execute(db)
}
