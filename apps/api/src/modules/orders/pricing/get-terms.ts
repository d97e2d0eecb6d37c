import type { OpenDay } from '@mendwell/domain/delivery/delivery-dates'
import { shippingTiersTo } from '@mendwell/domain/delivery/shipping-zones'
import { surchargesTo } from '@mendwell/domain/delivery/surcharges'
import { DEFAULT_SETTINGS, type ShopSettings } from '@mendwell/domain/shop/settings'
import type { Queryable } from '../../../db/db.ts'
import { settingsOf } from '../../settings/shop/shop.repository.ts'
import { findTerms, type TaxRecord } from './tax.repository.ts'
import { taxPlace } from './tax-place.ts'

const UNTAXED: TaxRecord = { stateCode: null, stateName: null, taxMilliPercent: 0 }

interface Place {
  country?: string | null
  stateProvince?: string | null
  postalCode?: string | null
  pickupType?: string | null
}

/** What an order is priced by. */
export interface Terms {
  /** The shipping tiers and surcharges are those of the place. */
  settings: ShopSettings
  tax: TaxRecord
  /** Whether the shop ships there. */
  isServed: boolean
  /** A country that is not on the shop's list. It is taxed like home, and no order ships there. */
  isCountryUnknown: boolean
  /** The opening hours of the shop. */
  week: OpenDay[]
}

/** The owner's current settings and the tax of an order by its destination, none abroad (Decisions §3). */
export async function getTerms(db: Queryable, place: Place): Promise<Terms> {
  const { elsewhere, abroad, state } = taxPlace(place)
  const defaultHome = DEFAULT_SETTINGS.homeStateCode
  const { countryCode, storedSettings, tax, week } = await findTerms(db, {
    state,
    elsewhere,
    defaultHome,
  })
  const settings = settingsOf(storedSettings ?? {})
  // A pickup is not shipped.
  const isCollected = place.pickupType === 'IN STORE'
  const destination = { ...place, countryCode }
  const tiers = isCollected ? settings.shippingTiers : shippingTiersTo(destination, settings)
  return {
    settings: {
      ...settings,
      shippingTiers: tiers ?? settings.shippingTiers,
      surcharges: surchargesTo(destination, settings),
    },
    isServed: tiers !== undefined,
    tax: (abroad && countryCode !== null ? null : tax) ?? UNTAXED,
    isCountryUnknown: elsewhere !== '' && countryCode === null,
    week,
  }
}
