import { LOT_COLUMNS, type LotColumn } from '@mendwell/contract/lots/lot-files'
import type { FindLots, Lot } from '@mendwell/contract/lots/lots'
import { BUCKETS } from '@mendwell/domain/lots/lots'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import type { Queryable } from '../../../db/db.ts'
import { csvParts } from '../../../ground/csv/csv-parts.ts'
import { findLotPage } from '../list/list.repository.ts'

const AT_ONCE = 500
/** Only an import has these: what is here stands in a column of its state. */
const OF_IMPORTS: readonly LotColumn[] = ['made', 'pieces', 'condition', 'confirmed']

/** All lots of a list as CSV text, with their pieces by state, soonest expiry first. */
export function exportLots(
  db: Queryable,
  asked: Pick<FindLots, 'q' | 'bucket' | 'expiring'>,
): AsyncGenerator<string> {
  let page = 0
  const columns = LOT_COLUMNS.filter((column) => !OF_IMPORTS.includes(column))
  return csvParts<Lot>(
    Object.fromEntries(columns.map((column) => [column, (lot) => cellOf(lot, column)])),
    async () => {
      page += 1
      return (await findLotPage(db, { ...asked, page, size: AT_ONCE })).rows
    },
  )
}

function cellOf(lot: Lot, column: LotColumn): string {
  const bucket = BUCKETS.find((one) => one.toLowerCase() === column)
  if (bucket) return String(lot.stock.find((one) => one.bucket === bucket)?.quantity ?? 0)
  switch (column) {
    case 'sku':
      return protectCell(lot.sku)
    case 'product':
      return protectCell(lot.productName)
    case 'lot':
      return protectCell(lot.lotCode ?? '')
    case 'serial':
      return protectCell(lot.serial ?? '')
    case 'expires':
      return lot.expiresOn ?? ''
    case 'neverExpires':
      return lot.neverExpires ? 'Y' : 'N'
    case 'received':
      return lot.receivedOn
    case 'picked':
      return String(lot.picked)
    default:
      return ''
  }
}
