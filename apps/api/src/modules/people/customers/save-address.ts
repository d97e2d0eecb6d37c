import type { SaveAddress } from '@mendwell/contract/people/customers'
import type { Db } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { chooseAddress, insertAddress, updateAddress } from './addresses.repository.ts'
import { lockLivingCustomer } from './lock-living-customer.ts'

/**
 * Adds or changes an address of the customer and makes it the shipping or billing address.
 * @throws ShopError 404 if the address is not this customer's.
 */
export async function saveAddress(db: Db, custId: number, address: SaveAddress) {
  const { addressId: wanted, addressType, address2, ...rest } = address
  const fields = { ...rest, address2: address2 ?? '' }
  return db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId)
    if (wanted && !(await updateAddress(tx, { custId, addressId: wanted }, fields))) {
      throw notFound('Address')
    }
    const addressId = wanted ?? (await insertAddress(tx, custId, fields))
    await chooseAddress(tx, { custId, addressId }, addressType)
    return { addressId }
  })
}
