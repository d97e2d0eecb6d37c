import { LOT_COLUMNS, type LotColumn } from '@mendwell/contract/lots/lot-files'
import { ReceiptLine } from '@mendwell/contract/lots/lots'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type { Queryable } from '../../../db/db.ts'
import { atRow, readSmallFile, type SmallRow } from '../../../ground/csv/read-small-file.ts'
import { fieldErrorOf, invalidFields, ShopError } from '../../../ground/errors.ts'
import { findProductIds } from './lot-files.repository.ts'

/** One receipt: as many rows as a person looks through. */
const MAX_ROWS = 500

/** The column of each field of a receipt line. */
const COLUMN_OF: Readonly<Record<string, LotColumn>> = {
  productId: 'sku',
  lotCode: 'lot',
  serial: 'serial',
  expiresOn: 'expires',
  neverExpires: 'neverExpires',
  madeOn: 'made',
  quantity: 'pieces',
  condition: 'condition',
  isExpiredMeant: 'confirmed',
  isMoreMeant: 'confirmed',
}

type Row = SmallRow<LotColumn>

/**
 * Books the rows of a file as the lines of one receipt, in their order.
 * @throws ShopError 422 by row and column of the file, also for what `book` refuses by line
 */
export async function bookReceiptFile<Booked>(
  db: Queryable,
  bytes: Buffer,
  book: (lines: ReceiptLine[]) => Promise<Booked>,
): Promise<Booked> {
  const rows = await readSmallFile(bytes, {
    columns: LOT_COLUMNS,
    oneOf: ['sku'],
    maxRows: MAX_ROWS,
  })
  const skus = rows.map(({ cells }) => cells.sku)
  const lines = readLines(rows, await findProductIds(db, skus))
  return book(lines).catch((error) => {
    if (error instanceof ShopError && error.extras.errors) {
      throw invalidFields(error.extras.errors.map((wrong) => inFile(wrong, rows)))
    }
    throw error
  })
}

/** An error of a receipt, `lines.2.expiresOn`, as one of the file: `rows.4.expires`. */
function inFile(error: FieldError, rows: readonly Row[]): FieldError {
  const [, index, field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(error.path) ?? []
  const row = rows[Number(index)]
  return row ? { ...error, path: `rows.${row.rowNo}.${COLUMN_OF[field] ?? field}` } : error
}

/** The lines of a receipt that rows stand for; throws the errors of all rows at once. */
function readLines(
  rows: readonly Row[],
  products: readonly { productId: number; sku: string }[],
): ReceiptLine[] {
  const idOf = new Map(products.map(({ sku, productId }) => [sku, productId]))
  const errors: FieldError[] = []
  const lines = rows.flatMap((row) => {
    const productId = idOf.get(row.cells.sku)
    if (productId === undefined) {
      errors.push(atRow(row.rowNo, 'sku', row.cells.sku ? 'importSkuUnknown' : 'importSkuRequired'))
      return []
    }
    const line = ReceiptLine.safeParse(lineOf(row, productId))
    if (line.success) return [line.data]
    for (const { path, message } of line.error.issues) {
      const field = String(path[0] ?? '')
      errors.push(fieldErrorOf(`rows.${row.rowNo}.${COLUMN_OF[field] ?? field}`, message))
    }
    return []
  })
  if (errors.length > 0) throw invalidFields(errors)
  return lines
}

/** What is not Y or a whole number stays as typed, for the schema to refuse. */
const lineOf = ({ cells }: Row, productId: number) => ({
  productId,
  lotCode: cells.lot || null,
  serial: cells.serial || null,
  expiresOn: cells.expires || null,
  neverExpires: YES_NO[cells.neverExpires.toUpperCase()] ?? cells.neverExpires,
  madeOn: cells.made || null,
  quantity: /^\d{1,9}$/.test(cells.pieces) ? Number(cells.pieces) : cells.pieces,
  condition: cells.condition.toUpperCase() || 'SOUND',
  isExpiredMeant: YES_NO[cells.confirmed.toUpperCase()] ?? cells.confirmed,
  isMoreMeant: YES_NO[cells.confirmed.toUpperCase()] ?? cells.confirmed,
})

const YES_NO: Readonly<Record<string, boolean>> = { '': false, Y: true, N: false }
