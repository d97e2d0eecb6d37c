import type { OpenDay } from '@mendwell/domain/delivery/delivery-dates'
import { DEFAULT_SETTINGS, type ShopSettings } from '@mendwell/domain/shop/settings'
import type { Queryable } from '../../../db/db.ts'
import { settingsOf } from '../../settings/shop/shop.repository.ts'
import { findTerms, type TaxRecord } from './tax.repository.ts'
import { taxPlace } from './tax-place.ts'

const UNTAXED: TaxRecord = { stateCode: null, stateName: null, taxMilliPercent: 0 }

interface Place {
  country?: string | null
  stateProvince?: string | null
  pickupType?: string | null
}

/** What an order is priced by. */
export interface Terms {
  settings: ShopSettings
  tax: TaxRecord
  /** A country was named that the shop's list does not have. It is taxed like home, and no order goes there. */
  isCountryUnknown: boolean
  /** The opening hours of the shop. */
  week: OpenDay[]
}

/** The owner's settings of now and the tax of an order by the place it goes to, none abroad (Decisions §3). */
export async function getTerms(db: Queryable, place: Place): Promise<Terms> {
  const { elsewhere, abroad, state } = taxPlace(place)
  const defaultHome = DEFAULT_SETTINGS.homeStateCode
  const { isListed, storedSettings, tax, week } = await findTerms(db, {
    state,
    elsewhere,
    defaultHome,
  })
  return {
    settings: settingsOf(storedSettings ?? {}),
    tax: (abroad && isListed ? null : tax) ?? UNTAXED,
    isCountryUnknown: elsewhere !== '' && !isListed,
    week,
  }
}
