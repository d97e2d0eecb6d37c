import { protectCell } from '@mendwell/domain/csv-cells'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'

const ROWS_PER_PAGE = 1_000

/** What the import takes for a change: what it reads over is left out. */
const EXPORT_COLUMNS = (Object.keys(IMPORT_COLUMNS) as ImportColumn[]).filter(
  (column) => IMPORT_COLUMNS[column] !== 'ignored',
)

/** All products as CSV text, a thousand at a time; the import reads back the same products. */
export async function* exportProducts(db: Queryable): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8: without it they save '3M™' back as '3Mâ„¢'.
  yield stringify([EXPORT_COLUMNS], { bom: true })
  for (let after = 0; ; ) {
    const rows = await findProductsAfter(db, after)
    if (rows.length === 0) return
    yield stringify(rows.map((row) => EXPORT_COLUMNS.map((column) => cellOf(column, row[column]))))
    after = Number(rows.at(-1)?.productId)
  }
}

type Row = Record<string, unknown>

const MONEY: readonly string[] = ['unitPrice', 'salePrice', 'wholesalePrice', 'purchasePrice']

function cellOf(column: ImportColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (MONEY.includes(column)) return (Number(value) / 100).toFixed(2)
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'string' ? protectCell(value) : String(value)
}

function findProductsAfter(db: Queryable, productId: number): Promise<Row[]> {
  return db
    .selectFrom('product')
    .select(EXPORT_COLUMNS.map((column) => sql.ref(databaseName(column)).as(column)))
    .where('productId', '>', productId)
    .orderBy('productId')
    .limit(ROWS_PER_PAGE)
    .execute()
}

const databaseName = (column: string) => (MONEY.includes(column) ? `${column}Cents` : column)
