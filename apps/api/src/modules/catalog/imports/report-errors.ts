import type { ImportError } from '@mendwell/contract/catalog/product-imports'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'

/** The errors of an import as the bytes of a CSV file. */
export function reportErrors(errors: readonly ImportError[]): Buffer {
  const rows = errors.map(({ rowNo, field, message }) => [rowNo, field, protectCell(message)])
  return Buffer.from(stringify([['row', 'column', 'problem'], ...rows]))
}
