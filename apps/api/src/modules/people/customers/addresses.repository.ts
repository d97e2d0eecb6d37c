import type { Queryable } from '../../../db/db.ts'

export type AddressKind = 'SHIPPING' | 'BILLING'

export interface AddressFields {
  address1?: string
  address2?: string
  city?: string
  stateProvince?: string
  country?: string
  postalCode?: string
}

const columnOf = (kind: AddressKind) => (kind === 'SHIPPING' ? 'addressId' : 'billingAddressId')

/** The id of a customer's shipping or billing address, if any; locks the customer. */
export async function findAddressOf(db: Queryable, custId: number, kind: AddressKind) {
  const row = await db
    .selectFrom('customer')
    .select(['addressId', 'billingAddressId'])
    .where('custId', '=', custId)
    .forUpdate()
    .executeTakeFirst()
  return row?.[columnOf(kind)] ?? undefined
}

/** Whether a customer has no shipping address yet; locks nothing. */
export async function hasNoAddress(db: Queryable, custId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('addressId')
    .where('custId', '=', custId)
    .executeTakeFirst()
  return row?.addressId === null
}

export async function insertAddress(db: Queryable, custId: number, fields: AddressFields) {
  const { addressId } = await db
    .insertInto('address')
    .values({ ...fields, custId })
    .returning('addressId')
    .executeTakeFirstOrThrow()
  return addressId
}

interface OwnAddress {
  custId: number
  addressId: number
}

/** Updates an address of this customer and returns it; undefined if it is not theirs. */
export async function updateAddress(
  db: Queryable,
  { custId, addressId }: OwnAddress,
  fields: AddressFields,
): Promise<AddressFields | undefined> {
  return db
    .updateTable('address')
    .set({ ...fields, custId })
    .where('addressId', '=', addressId)
    .where('custId', '=', custId)
    .returning(['country', 'stateProvince', 'postalCode'])
    .executeTakeFirst()
}

/** Makes an address the customer's shipping or billing address. */
export async function chooseAddress(
  db: Queryable,
  { custId, addressId }: OwnAddress,
  kind: AddressKind,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ [columnOf(kind)]: addressId })
    .where('custId', '=', custId)
    .execute()
}

export async function deleteAddressesOf(db: Queryable, custId: number): Promise<void> {
  await db.deleteFrom('address').where('custId', '=', custId).execute()
}
