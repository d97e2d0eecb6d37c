import type { Profile } from '@mendwell/contract/people/customers'
import { postalCodeProblem } from '@mendwell/contract/wire/shapes'
import type { Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import {
  type AddressFields,
  type AddressKind,
  chooseAddress,
  findAddressOf,
  insertAddress,
  updateAddress,
} from './addresses.repository.ts'
import { noteSalesRepRequest } from './customers.repository.ts'
import { billingFields, shippingFields } from './profile-fields.ts'

/**
 * Saves the parts of a profile stored outside the customer's own row; inside the caller's transaction.
 * @throws ShopError 422 if the country or state of an address has no such postal code, stored or sent.
 */
export async function saveAddressesAndRequest(db: Queryable, custId: number, profile: Profile) {
  const [shipping, billing] = [shippingFields(profile), billingFields(profile)]
  await saveAddressOf(db, custId, { kind: 'SHIPPING', path: 'postalCode', fields: shipping })
  await saveAddressOf(db, custId, { kind: 'BILLING', path: 'billingPostalCode', fields: billing })
  // Staff grant it; the body can only request it (Reliability §2.3).
  if (typeof profile.salesRep === 'boolean') await noteSalesRepRequest(db, custId, profile.salesRep)
}

interface KindOfAddress {
  kind: AddressKind
  /** The name of its postal code in the call. */
  path: string
  fields: AddressFields | undefined
}

async function saveAddressOf(db: Queryable, custId: number, address: KindOfAddress) {
  const { kind, path, fields } = address
  if (!fields) return
  const addressId = await findAddressOf(db, custId, kind)
  const saved = addressId ? await updateAddress(db, { custId, addressId }, fields) : fields
  // Values from before the rule stay until the place or code is written again.
  const { country, stateProvince, postalCode } = fields
  const isPlaced = [country, stateProvince, postalCode].some((field) => field !== undefined)
  const problem = isPlaced && saved ? postalCodeProblem(saved) : undefined
  if (problem) throw invalidFields([fieldError(path, problem)])
  if (addressId) return
  const added = await insertAddress(db, custId, fields)
  await chooseAddress(db, { custId, addressId: added }, kind)
}
