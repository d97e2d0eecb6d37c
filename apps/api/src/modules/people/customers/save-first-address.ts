import type { Queryable } from '../../../db/db.ts'
import {
  type AddressFields,
  chooseAddress,
  hasNoAddress,
  insertAddress,
} from './addresses.repository.ts'

/**
 * The destination of an account's first parcel becomes its address, so that the next order need not be typed; an
 * existing one stays. Must come last in an order's transaction: until then it locks nothing of the customer that
 * another order waits for.
 */
export async function saveFirstAddress(
  tx: Queryable,
  custId: number,
  fields: AddressFields,
): Promise<void> {
  if (!(await hasNoAddress(tx, custId))) return
  const addressId = await insertAddress(tx, custId, fields)
  await chooseAddress(tx, { custId, addressId }, 'SHIPPING')
}
