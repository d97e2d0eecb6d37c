import { isNoEmail } from '@mendwell/domain/people/no-email'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { findPersonalData } from './export-customer.repository.ts'

/**
 * Everything the shop stores about a person; the export itself is recorded too.
 * @throws ShopError 404
 */
export function exportCustomer(
  { db }: Pick<Deps, 'db'>,
  { custId, who }: { custId: number; who: SignedInPrincipal },
): Promise<object> {
  return db.transaction().execute(async (tx) => {
    const data = await findPersonalData(tx, custId)
    if (!data) throw notFound('Customer')
    await recordStaffEvent(tx, { who, action: 'export', objectType: 'customer', objectId: custId })
    return JSON.parse(JSON.stringify(data, withoutNoEmail))
  })
}

/** The placeholder mailbox is never shown. */
const withoutNoEmail = (_key: string, value: unknown) =>
  typeof value === 'string' && isNoEmail(value) ? '' : value
