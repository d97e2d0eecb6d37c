import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { IMPORT_COLUMNS, type ImportColumn } from './check/import-columns.ts'

/** Columns that the import applies; the ones it ignores are left out. */
export const EXPORT_COLUMNS = (Object.keys(IMPORT_COLUMNS) as ImportColumn[]).filter(
  (column) => IMPORT_COLUMNS[column] !== 'ignored',
)

/** In cents in the database, in dollars in a file. */
export const MONEY_COLUMNS: readonly string[] = [
  'unitPrice',
  'salePrice',
  'wholesalePrice',
  'purchasePrice',
]

/** The next batch of products after an id, with the columns of a file. */
export const findProductsAfter = (
  db: Queryable,
  productId: number,
  limit: number,
): Promise<Record<string, unknown>[]> =>
  db
    .selectFrom('product')
    .select(EXPORT_COLUMNS.map((column) => sql.ref(databaseName(column)).as(column)))
    .where('productId', '>', productId)
    .orderBy('productId')
    .limit(limit)
    .execute()

const databaseName = (column: string) =>
  MONEY_COLUMNS.includes(column) ? `${column}Cents` : column
