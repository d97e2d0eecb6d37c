import type { ExportStaffOrders } from '@mendwell/contract/staff-orders/order-list'
import { inDollars } from '@mendwell/contract/wire/dollars'
import { shownEmail } from '@mendwell/domain/people/no-email'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import type { Queryable } from '../../../db/db.ts'
import { csvParts } from '../../../ground/csv/csv-parts.ts'
import { type ExportedOrderRow, findOrdersAfter } from './staff-orders.repository.ts'

const ROWS_PER_PAGE = 1_000

const flag = (yes: boolean) => (yes ? 'Y' : 'N')

/** The columns of the file and their values; amounts in the order's currency, times in UTC. */
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

/** All orders that match a filter as CSV text, in batches of a thousand, in the order of the list. */
export const exportOrders = (db: Queryable, filter: ExportStaffOrders): AsyncGenerator<string> =>
  csvParts(CELLS, (after) => findOrdersAfter(db, { ...filter, after }, ROWS_PER_PAGE))
