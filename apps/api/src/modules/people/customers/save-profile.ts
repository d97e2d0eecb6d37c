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
 * What of a profile is kept beside the customer's own row; inside the caller's transaction.
 * @throws ShopError 422 where the country or state of an address has no such postal code, stored or sent.
 */
export async function saveAddressesAndRequest(db: Queryable, custId: number, profile: Profile) {
  const [shipping, billing] = [shippingFields(profile), billingFields(profile)]
  await saveAddressOf(db, custId, { kind: 'SHIPPING', path: 'postalCode', fields: shipping })
  await saveAddressOf(db, custId, { kind: 'BILLING', path: 'billingPostalCode', fields: billing })
  // Staff grants it; a body can only ask (Reliability §2.3).
  if (typeof profile.salesRep === 'boolean') await noteSalesRepRequest(db, custId, profile.salesRep)
}

interface KindOfAddress {
  kind: AddressKind
  /** What the call names its postal code. */
  path: string
  fields: AddressFields | undefined
}

async function saveAddressOf(db: Queryable, custId: number, address: KindOfAddress) {
  const { kind, path, fields } = address
  if (!fields) return
  const addressId = await findAddressOf(db, custId, kind)
  const saved = addressId ? await updateAddress(db, { custId, addressId }, fields) : fields
  // What was kept before the rule stays until its place or code is written again.
  const { country, stateProvince, postalCode } = fields
  const isPlaced = [country, stateProvince, postalCode].some((field) => field !== undefined)
  const problem = isPlaced && saved ? postalCodeProblem(saved) : undefined
  if (problem) throw invalidFields([fieldError(path, problem)])
  if (addressId) return
  const added = await insertAddress(db, custId, fields)
  await chooseAddress(db, { custId, addressId: added }, kind)
}
