import type { QuoteWallet, WalletPlace, WalletQuote } from '@mendwell/contract/orders/wallets'
import { postalCodeProblem } from '@mendwell/contract/wire/shapes'
import { UNITED_STATES } from '@mendwell/domain/places/united-states'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import { checkServed } from '../../delivery/check-served.ts'
import { findCountryName } from '../../settings/places/locations.repository.ts'
import { getTerms } from '../pricing/get-terms.ts'
import { type QuoteCaller, quoteOrder } from '../pricing/quote-order.ts'

/**
 * Prices a cart for an address of a wallet, which an order would be refused for where this refuses it.
 * @throws ShopError 422 for a place that the shop does not send to or a postal code of another state; 409 where a
 * product may not be sold.
 */
export async function quoteWallet(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  caller: Pick<QuoteCaller, 'principal' | 'address'>,
  { place: typed, ...cart }: QuoteWallet,
): Promise<WalletQuote> {
  const place = await placeOf(deps.db, typed)
  checkServed(place, await getTerms(deps.db, place), 'place.')
  const problem = postalCodeProblem(place)
  if (problem) throw invalidFields([fieldError('place.postalCode', problem)])
  const orders = { ...place, pickupType: 'DELIVERY' } as const
  const quote = await quoteOrder(deps, caller, { ...cart, orders })
  return { quote, place }
}

/** Wallets give codes of countries, orders have their names; states are taken by code or name. */
async function placeOf(
  db: Queryable,
  { countryCode, stateProvince, city, postalCode }: WalletPlace,
): Promise<WalletQuote['place']> {
  const code = countryCode.toUpperCase()
  return {
    country: code === 'US' ? UNITED_STATES : ((await findCountryName(db, code)) ?? code),
    stateProvince: stateProvince ?? '',
    city: city ?? '',
    postalCode: postalCode ?? '',
  }
}
