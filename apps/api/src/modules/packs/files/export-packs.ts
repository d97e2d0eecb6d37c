import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '../../../db/db.ts'
import { findAllPacks } from './pack-file.repository.ts'
import { PACK_COLUMNS } from './pack-rows.ts'

/** All packs of the same pieces as CSV text, a row for each; the import reads back the same groups. */
export async function* exportPacks(
  db: Queryable,
  onRows: (count: number) => void = () => {},
): AsyncGenerator<string> {
  const packs = await findAllPacks(db)
  onRows(packs.length)
  const rows = packs.map(({ baseSku, pieceName, sku, productName, pieces, mayOpen }) =>
    [baseSku, pieceName, sku, productName, String(pieces), mayOpen ? 'Y' : 'N'].map(protectCell),
  )
  // The byte order mark tells spreadsheets that it is UTF-8.
  yield stringify([PACK_COLUMNS, ...rows], { bom: true })
}
