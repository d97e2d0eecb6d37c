import type { AddressCheck } from '@mendwell/contract/addresses/address-check'
import { ShippingAddress } from '@mendwell/contract/orders/orders'
import { shippingTiersTo } from '@mendwell/domain/delivery/shipping-zones'
import {
  type AddressOutcome,
  isSameAddress,
  tidySuggestion,
} from '@mendwell/domain/places/address-check'
import { isUnitedStates } from '@mendwell/domain/places/united-states'
import type { UsAddress } from '@mendwell/domain/places/us-address'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import type { AddressVerdict } from '../../gateways/address-checks/address-check-gateway.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { findTown } from './address-check.repository.ts'

type Needed = Pick<Deps, 'db' | 'config' | 'logger' | 'addressChecks' | 'isReadOnly'>

const of = (outcome: AddressOutcome): AddressCheck => ({ outcome, suggested: null })

/**
 * Judges an address by the provider of the owner's choice. Whatever goes wrong there is 'unknown': an order must not wait
 * for it. The address is neither stored nor logged.
 * @throws ShopError 429 with the seconds to wait.
 */
export async function checkAddress(
  deps: Needed,
  typed: ShippingAddress,
  ip: string,
): Promise<AddressCheck> {
  const settings = await getShopSettings(deps.db)
  // A preview of the shop sends nothing to others.
  if (!settings.checkAddresses || !deps.addressChecks.isConnected || deps.isReadOnly) {
    return of('off')
  }
  if (!isUnitedStates(typed.country)) return of('unknown')
  await reserveAttempt(deps, LIMITS.addressCheck, ip)
  const verdict = await ask(deps, typed)
  if (verdict.outcome === 'unitMissing') return of('missingUnit')
  if (verdict.outcome === 'unknown') return of('unknown')
  if (isSameAddress(typed, verdict.written)) return of('deliverable')
  const { written } = verdict
  const place = { ...written, country: typed.country, countryCode: null }
  if (!shippingTiersTo(place, settings)) return of('unknown')
  const suggested = await suggestionFor(deps.db, typed, written)
  return suggested ? { outcome: 'corrected', suggested } : of('unknown')
}

async function ask({ addressChecks, logger }: Needed, typed: UsAddress): Promise<AddressVerdict> {
  try {
    return await addressChecks.check(typed)
  } catch (error) {
    // The name alone: what a provider or a schema complains about may quote the address.
    const problem = error instanceof Error ? error.name : 'unknown'
    const status = error instanceof Error && 'status' in error ? error.status : undefined
    logger.warn({ problem, status }, 'an address could not be checked')
    return { outcome: 'unknown' }
  }
}

/** As a shopper would write it; undefined if an order to it would be refused. */
async function suggestionFor(db: Queryable, typed: ShippingAddress, written: UsAddress) {
  const { address2, ...tidied } = tidySuggestion(typed, written)
  const city = (await findTown(db, tidied)) ?? tidied.city
  const suggestion = { ...tidied, address2: address2 ?? null, city, country: typed.country }
  return ShippingAddress.safeParse(suggestion).success ? suggestion : undefined
}
