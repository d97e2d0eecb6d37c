import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'
import { photosSha256 } from '../../pictures/photos-sha256.sql.ts'

/** Columns of a product row in the database. */
export type Columns = Record<string, unknown>

/** A product that already exists. */
export interface KnownProduct {
  productId: number
  sku: string
  quantity: number | null
  columns: Columns
  mark: string
  photosSha256: Buffer | null
}

/** What rows may refer to. */
export interface Taxonomy {
  /** Department by category. */
  categories: ReadonlyMap<number, string>
  /** Name by brand. */
  brands: ReadonlyMap<number, string>
  /** Drawing by kind. */
  kinds: ReadonlyMap<string, string>
}

/** What a row changes, staged to be applied. */
export interface StagedRow {
  row_no: number
  product_id: number
  action: 'INSERT' | 'UPDATE'
  after: Columns
  sets_stock: boolean
  stock: number | null
  before: Columns | null
  before_mark: string | null
  stock_before: number | null
}

/** Deletes what an earlier, interrupted check staged. */
export async function clearStaging(db: Queryable, importId: number): Promise<void> {
  await db.deleteFrom('productImportRow').where('importId', '=', importId).execute()
  await db.deleteFrom('productImportGroup').where('importId', '=', importId).execute()
  await db.deleteFrom('productImportError').where('importId', '=', importId).execute()
}

/** Departments by category and names by brand. */
export async function findTaxonomy(db: Queryable): Promise<Taxonomy> {
  const categories = await db.selectFrom('category').select(['categoryId', 'category']).execute()
  const brands = await db.selectFrom('brand').select(['brandId', 'brandName']).execute()
  const kinds = await db.selectFrom('kind').select(['kindKey', 'drawing']).execute()
  return {
    kinds: new Map(kinds.map(({ kindKey, drawing }) => [kindKey, drawing])),
    categories: new Map(categories.map((row) => [row.categoryId, row.category])),
    brands: new Map(brands.map((row) => [row.brandId, row.brandName])),
  }
}

/** The products that rows reference by number or by SKU. */
export async function findKnown(
  db: Queryable,
  { ids, skus }: { ids: number[]; skus: string[] },
): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select p.product_id, p.sku, p.quantity, to_jsonb(p) as columns, product_mark(p) as mark,
      ${photosSha256('p.productId')} as photos_sha256
    from product p where p.product_id = any(${ids}) or p.sku = any(${skus})`.execute(db)
  return rows
}

/** Numbers for new products. */
export async function takeProductIds(db: Queryable, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product', 'product_id'))::int as id
    from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertStaged(db: Queryable, importId: number, rows: readonly StagedRow[]) {
  if (rows.length === 0) return
  await sql`insert into product_import_row (import_id, row_no, product_id, action, after, sets_stock,
      stock, before, before_mark, stock_before)
    select ${importId}::int, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row_no int,
      product_id int, action text, after jsonb, sets_stock boolean, stock int, before jsonb,
      before_mark text, stock_before int)`.execute(db)
}
