import { inDollars } from '@mendwell/contract/wire/dollars'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '../../../db/db.ts'
import type { ImportColumn } from './check/import-columns.ts'
import { EXPORT_COLUMNS, findProductsAfter, MONEY_COLUMNS } from './export.repository.ts'

const ROWS_PER_PAGE = 1_000

interface Exporting {
  /** Without costs the file has no column of purchase prices, so that importing it leaves them. */
  seesCosts: boolean
  /** Called with the number of rows in each batch. */
  onRows?: (count: number) => void
}

/** All products as CSV text, in batches of a thousand; the import reads back the same products. */
export async function* exportProducts(
  db: Queryable,
  { seesCosts, onRows }: Exporting,
): AsyncGenerator<string> {
  const columns = EXPORT_COLUMNS.filter((column) => seesCosts || column !== 'purchasePrice')
  // The byte order mark tells spreadsheets that it is UTF-8: without it they save '3M™' back as '3Mâ„¢'.
  yield stringify([columns], { bom: true })
  for (let after = 0; ; ) {
    const rows = await findProductsAfter(db, after, ROWS_PER_PAGE)
    if (rows.length === 0) return
    onRows?.(rows.length)
    yield stringify(rows.map((row) => columns.map((column) => cellOf(column, row[column]))))
    after = Number(rows.at(-1)?.productId)
  }
}

function cellOf(column: ImportColumn, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (MONEY_COLUMNS.includes(column)) return inDollars(Number(value))
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'string' ? protectCell(value) : String(value)
}
