import type { SavedAddress } from '@mendwell/contract/addresses/saved-addresses'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { countryCodeOf } from '../settings/shop/country-code.sql.ts'

const COLUMNS = [
  'savedAddressId',
  'name',
  'recipient',
  'recipientPhone',
  'courierNote',
  'address',
  'address2',
  'city',
  'stateProvince',
  'country',
  'postalCode',
  'isDefault',
] as const

export type EntryFields = Omit<SavedAddress, 'savedAddressId' | 'isDefault'>

/** The addresses of a customer, oldest first. */
export const findSavedAddresses = (db: Queryable, custId: number): Promise<SavedAddress[]> =>
  db
    .selectFrom('savedAddress')
    .select(COLUMNS)
    .where('custId', '=', custId)
    .orderBy('savedAddressId')
    .execute()

export const insertEntry = (
  tx: Queryable,
  custId: number,
  fields: EntryFields,
): Promise<SavedAddress> =>
  tx
    .insertInto('savedAddress')
    .values({ ...fields, custId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

interface OwnEntry {
  custId: number
  savedAddressId: number
}

/** Updates an address of this customer; undefined if it is not theirs. */
export const updateEntry = (
  tx: Queryable,
  { custId, savedAddressId }: OwnEntry,
  fields: EntryFields,
): Promise<SavedAddress | undefined> =>
  tx
    .updateTable('savedAddress')
    .set({ ...fields, updatedAt: sql<Date>`now()` })
    .where('custId', '=', custId)
    .where('savedAddressId', '=', savedAddressId)
    .returning(COLUMNS)
    .executeTakeFirst()

/** Deletes an address of this customer; false if it is not theirs. */
export async function deleteEntry(
  db: Queryable,
  { custId, savedAddressId }: OwnEntry,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedAddress')
    .where('custId', '=', custId)
    .where('savedAddressId', '=', savedAddressId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Makes one address of a customer, locked by the caller, the default, or none with null.
 * @returns false if it is not theirs; then nothing has changed.
 */
export async function chooseDefault(
  tx: Queryable,
  custId: number,
  savedAddressId: number | null,
): Promise<boolean> {
  if (savedAddressId !== null) {
    const own = await tx
      .selectFrom('savedAddress')
      .select('savedAddressId')
      .where('custId', '=', custId)
      .where('savedAddressId', '=', savedAddressId)
      .executeTakeFirst()
    if (!own) return false
  }
  // The former default first: there are never two.
  await tx
    .updateTable('savedAddress')
    .set({ isDefault: false })
    .where('custId', '=', custId)
    .where('isDefault', '=', true)
    .execute()
  if (savedAddressId === null) return true
  await tx
    .updateTable('savedAddress')
    .set({ isDefault: true })
    .where('savedAddressId', '=', savedAddressId)
    .execute()
  return true
}

/** The code of a country, given by name or code; null if the list of countries does not have it. */
export async function findCountryCode(db: Queryable, country: string): Promise<string | null> {
  const { rows } = await sql<{
    code: string | null
  }>`select ${countryCodeOf(country)} as code`.execute(db)
  return rows[0]?.code ?? null
}
