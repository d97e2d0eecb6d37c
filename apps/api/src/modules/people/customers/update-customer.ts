import type { Profile } from '@mendwell/contract/people/customers'
import type { Db } from '../../../db/db.ts'
import { forbidden } from '../../../ground/errors.ts'
import { updateCustomer as updateRow } from './customers.repository.ts'
import { lockLivingCustomer } from './lock-living-customer.ts'
import { customerFields } from './profile-fields.ts'
import { saveAddressesAndRequest } from './save-profile.ts'

/**
 * Updates the caller's own profile; returns the number of customers changed, which is 1.
 * @throws ShopError 403 when the body names another customer.
 */
export async function updateCustomer(
  db: Db,
  custId: number,
  profile: Profile & { custId?: number | null | undefined },
): Promise<number> {
  if (typeof profile.custId === 'number' && profile.custId !== custId) throw forbidden()
  return db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId)
    const changed = await updateRow(tx, custId, customerFields(profile))
    await saveAddressesAndRequest(tx, custId, profile)
    return changed
  })
}
