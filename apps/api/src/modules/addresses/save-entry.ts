import type { SavedAddress, SaveEntry } from '@mendwell/contract/addresses/saved-addresses'
import { shippingTiersTo } from '@mendwell/domain/delivery/shipping-zones'
import {
  isSamePlace,
  MAX_SAVED_ADDRESSES,
  nameOfPlace,
} from '@mendwell/domain/places/saved-addresses'
import { isUnitedStates } from '@mendwell/domain/places/united-states'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { conflict, notFound } from '../../ground/errors.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { checkServed } from '../delivery/check-served.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import {
  chooseDefault,
  type EntryFields,
  findCountryCode,
  findSavedAddresses,
  insertEntry,
  updateEntry,
} from './saved-addresses.repository.ts'

/**
 * Adds or changes an address; a repeat after a lost answer adds nothing.
 * @throws ShopError 404 if it is not theirs; 409 with 50 of them; 422 for a place the shop does not ship to; 401 if the
 * customer was merged or erased meanwhile.
 */
export async function saveEntry(
  deps: Deps,
  custId: number,
  { savedAddressId, isDefault, ...typed }: SaveEntry,
): Promise<SavedAddress> {
  await reserveAttempt(deps, LIMITS.address, custId)
  return deps.db.transaction().execute(async (tx) => {
    // One of them is the default, and their number is limited: calls write one after the other.
    await lockLivingCustomer(tx, custId, { alone: true })
    await checkPlace(tx, typed)
    const fields = fieldsOf(typed)
    const saved = savedAddressId
      ? await updateEntry(tx, { custId, savedAddressId }, fields)
      : await addOnce(tx, custId, fields)
    if (!saved) throw notFound('Address')
    if (isDefault === undefined || isDefault === saved.isDefault) return saved
    await chooseDefault(tx, custId, isDefault ? saved.savedAddressId : null)
    return { ...saved, isDefault }
  })
}

async function addOnce(tx: Queryable, custId: number, fields: EntryFields): Promise<SavedAddress> {
  const own = await findSavedAddresses(tx, custId)
  const same = own.find((one) => isSamePlace(one, fields))
  if (same) return same
  if (own.length >= MAX_SAVED_ADDRESSES) throw conflict('CONFLICT', 'addressBookFull')
  return insertEntry(tx, custId, fields)
}

const fieldsOf = ({
  name,
  recipient,
  recipientPhone,
  courierNote,
  ...place
}: Omit<SaveEntry, 'savedAddressId' | 'isDefault'>): EntryFields => ({
  ...place,
  name: name || nameOfPlace({ ...place, recipient }),
  recipient: recipient || null,
  recipientPhone: recipientPhone || null,
  courierNote: courierNote || null,
})

type Place = Pick<SaveEntry, 'country' | 'stateProvince' | 'postalCode'>

/** @throws ShopError 422 at the country or state that the shop does not ship to, as an order would. */
async function checkPlace(tx: Queryable, place: Place): Promise<void> {
  const isHome = isUnitedStates(place.country)
  const countryCode = isHome ? null : await findCountryCode(tx, place.country)
  const isServed =
    shippingTiersTo({ ...place, countryCode }, await getShopSettings(tx)) !== undefined
  checkServed(place, { isServed, isCountryUnknown: !isHome && countryCode === null })
}
