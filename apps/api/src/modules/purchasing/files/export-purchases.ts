import {
  PURCHASE_LINE_COLUMNS,
  type PurchaseLineColumn,
} from '@mendwell/contract/purchasing/purchase-order-files'
import type { PurchaseOrder, PurchaseOrderRow } from '@mendwell/contract/purchasing/purchase-orders'
import { inDollars } from '@mendwell/contract/wire/dollars'
import type { PurchaseState } from '@mendwell/domain/purchasing/purchase-order'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '../../../db/db.ts'
import { csvParts } from '../../../ground/csv/csv-parts.ts'
import { listPurchaseOrders } from '../purchase-orders/get-purchase-order.ts'

const AT_ONCE = 500

interface Exporting {
  q?: string | undefined
  state?: PurchaseState | undefined
  /** Without costs, the file has no column of totals. */
  seesCosts: boolean
}

/** All purchase orders of a list as CSV text, newest first. */
export function exportPurchases(db: Queryable, asked: Exporting): AsyncGenerator<string> {
  let page = 0
  return csvParts<PurchaseOrderRow>(
    {
      number: ({ number }) => number,
      supplier: ({ supplier }) => protectCell(supplier),
      state: ({ state }) => state,
      expected: ({ expectedOn }) => expectedOn ?? '',
      ordered: ({ ordered }) => String(ordered),
      received: ({ received }) => String(received),
      ...(asked.seesCosts && { total: ({ total }: PurchaseOrderRow) => inDollars(total ?? 0) }),
      created: ({ createdAt }) => createdAt.toISOString(),
      sent: ({ sentAt }) => sentAt?.toISOString() ?? '',
    },
    async () => {
      page += 1
      return (await listPurchaseOrders(db, { ...asked, page, size: AT_ONCE })).rows
    },
  )
}

const COSTS: readonly PurchaseLineColumn[] = ['cost', 'landedCost']

/** The lines of a purchase order as a CSV file, as a draft takes them back; costs as the order has them here. */
export function exportLines(
  { lines }: Pick<PurchaseOrder, 'lines'>,
  { seesCosts }: { seesCosts: boolean },
): string {
  const columns = PURCHASE_LINE_COLUMNS.filter((column) => seesCosts || !COSTS.includes(column))
  const rows = lines.map((line) => {
    const cells: Record<PurchaseLineColumn, string> = {
      sku: protectCell(line.sku),
      itemNumber: protectCell(line.itemNumber ?? ''),
      product: protectCell(line.productName),
      pieces: String(line.quantity),
      cost: line.cost === null ? '' : inDollars(line.cost),
      received: String(line.received),
      landedCost: line.landedCost === null ? '' : inDollars(line.landedCost),
    }
    return columns.map((column) => cells[column])
  })
  // The byte order mark tells spreadsheets that it is UTF-8.
  return stringify([columns, ...rows], { bom: true })
}
