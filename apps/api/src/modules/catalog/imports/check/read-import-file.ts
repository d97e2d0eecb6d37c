import { FileProblem } from '../../../../ground/csv/file-problems.ts'
import { columnsAmong, type FileRows, readRows } from '../../../../ground/csv/read-rows.ts'
import { type ImportColumn, isImportColumn } from './import-columns.ts'

/**
 * The rows of a product file, plain or gzip, in batches of five hundred.
 * @throws FileProblem for wrong columns, broken quotes, too many rows, or a file that is not CSV.
 */
export const readImportFile = (
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<FileRows<ImportColumn>> => readRows(bytes, readHeader)

function readHeader(names: string[]): ImportColumn[] {
  const known = columnsAmong(names, isImportColumn)
  if (!known.includes('productId') && !known.includes('sku')) {
    throw new FileProblem('importNoKey')
  }
  return known
}
