import type { Profile } from '@mendwell/contract/customers'
import type { Queryable } from '../../db/db.ts'
import {
  type AddressFields,
  type AddressKind,
  chooseAddress,
  findAddressOf,
  insertAddress,
  updateAddress,
} from './addresses.repository.ts'
import { noteSalesRepWish } from './customers.repository.ts'
import { billingFields, shippingFields } from './profile-fields.ts'

/** What of a profile is kept beside the customer's own row; inside the caller's transaction. */
export async function saveAddressesAndWish(db: Queryable, custId: number, profile: Profile) {
  await saveAddressOf(db, custId, { kind: 'SHIPPING', fields: shippingFields(profile) })
  await saveAddressOf(db, custId, { kind: 'BILLING', fields: billingFields(profile) })
  // Staff grants it; a body can only ask (Reliability §2.3).
  if (typeof profile.salesRep === 'boolean') await noteSalesRepWish(db, custId, profile.salesRep)
}

interface KindOfAddress {
  kind: AddressKind
  fields: AddressFields | undefined
}

async function saveAddressOf(db: Queryable, custId: number, { kind, fields }: KindOfAddress) {
  if (!fields) return
  const addressId = await findAddressOf(db, custId, kind)
  if (addressId) {
    await updateAddress(db, { custId, addressId }, fields)
    return
  }
  const added = await insertAddress(db, custId, fields)
  await chooseAddress(db, { custId, addressId: added }, kind)
}
