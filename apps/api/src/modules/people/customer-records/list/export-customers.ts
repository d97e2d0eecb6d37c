import type { ExportStaffCustomers } from '@mendwell/contract/people/staff-customers'
import { shownEmail } from '@mendwell/domain/people/no-email'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import type { Deps } from '../../../../deps/deps.ts'
import { csvParts } from '../../../../ground/csv/csv-parts.ts'
import type { SignedInPrincipal } from '../../../../ground/principal.ts'
import { recordStaffEvent } from '../../../settings/history/record-staff-event.ts'
import { type ExportedCustomerRow, findCustomersAfter } from './customer-list.repository.ts'

/** Each batch searches and sorts again: few large ones cost less than many small ones. */
const ROWS_PER_PART = 5_000

const flag = (yes: boolean) => (yes ? 'Y' : 'N')

/** The columns of the file and their values; dates in the shop's time zone. */
const CELLS: Record<string, (customer: ExportedCustomerRow) => string> = {
  customer: ({ custId }) => String(custId),
  name: ({ name }) => protectCell(name),
  email: ({ email }) => protectCell(shownEmail(email)),
  phone: ({ phone1 }) => protectCell(phone1 ?? ''),
  place: ({ place }) => protectCell(place ?? ''),
  kind: kindOf,
  business: ({ businessFlag }) => flag(businessFlag),
  salesRep: ({ salesRep }) => flag(salesRep),
  salesRepRequested: ({ salesRepRequested }) => flag(salesRepRequested),
  orders: ({ orders }) => String(orders),
  since: ({ since }) => since,
  tags: ({ tags }) => protectCell(tags.join(', ')),
}

/** As the list names them. */
function kindOf({ custType, isGuest }: ExportedCustomerRow): string {
  if (custType === 'S') return 'Staff'
  return isGuest ? 'Guest' : 'Account'
}

/**
 * All customers that match a filter as CSV text, in batches, in the order of the list. Before the first batch is read,
 * the history records who exports them.
 */
export async function exportCustomers(
  { db }: Pick<Deps, 'db'>,
  { filter, who }: { filter: ExportStaffCustomers; who: SignedInPrincipal },
): Promise<AsyncGenerator<string>> {
  // The history is never erased, and the search terms may be a person's name.
  const after = { filter: filter.filter ?? 'ALL', searched: Boolean(filter.q) }
  const event = { who, action: 'export', objectType: 'customer', objectId: 'list', after } as const
  await recordStaffEvent(db, event)
  return csvParts(CELLS, (last) =>
    findCustomersAfter(db, { ...filter, after: last }, ROWS_PER_PART),
  )
}
