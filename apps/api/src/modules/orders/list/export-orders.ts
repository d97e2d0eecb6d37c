import type { ExportStaffOrders } from '@mendwell/contract/staff-orders/order-list'
import { inDollars } from '@mendwell/contract/wire/dollars'
import { shownEmail } from '@mendwell/domain/people/no-email'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '../../../db/db.ts'
import {
  type ExportedOrderRow,
  findOrdersAfter,
  type ListPlace,
} from './staff-orders.repository.ts'

const ROWS_PER_PAGE = 1_000

const flag = (yes: boolean) => (yes ? 'Y' : 'N')

/** The columns of the file with what stands in them; amounts in the order's currency, moments in UTC. */
const CELLS: Record<string, (order: ExportedOrderRow) => string> = {
  orderNum: ({ orderNum }) => orderNum,
  created: ({ createdAt }) => createdAt.toISOString(),
  name: ({ name }) => protectCell(name),
  email: ({ email }) => protectCell(shownEmail(email)),
  phone: ({ phone1 }) => protectCell(phone1),
  delivery: ({ pickupType }) => pickupType,
  status: ({ orderStatus }) => orderStatus,
  payment: ({ paymentStatus }) => paymentStatus,
  pieces: ({ pieces }) => String(pieces),
  backordered: ({ backordered }) => String(backordered),
  partlySent: ({ partlySent }) => flag(partlySent),
  openReturn: ({ hasReturn }) => flag(hasReturn),
  total: ({ grandTotalCents }) => inDollars(grandTotalCents),
  refunded: ({ refundedCents }) => inDollars(refundedCents),
  currency: ({ currency }) => currency,
  lots: ({ lots }) => protectCell(lots ?? ''),
}

/** All orders of a filter as CSV text, a thousand at a time, in the order of the list. */
export async function* exportOrders(
  db: Queryable,
  filter: ExportStaffOrders,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield stringify([Object.keys(CELLS)], { bom: true })
  for (let after: ListPlace | undefined; ; ) {
    const rows = await findOrdersAfter(db, { ...filter, after }, ROWS_PER_PAGE)
    if (rows.length === 0) return
    yield stringify(rows.map((row) => Object.values(CELLS).map((cellOf) => cellOf(row))))
    after = rows.at(-1)
  }
}
