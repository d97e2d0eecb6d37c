import { DEFAULT_SETTINGS, type ShopSettings } from '@mendwell/domain/settings'
import { type Filled, together } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'
import { settingsOf } from '../shop/shop.repository.ts'
import type { Sellable } from './sellable.repository.ts'
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
  products: Sellable[]
  /** A country was named that the shop's list does not have. It is taxed like home, and no order goes there. */
  isCountryUnknown: boolean
}

interface Asked {
  place: Place
  /** Of an empty cart none. */
  products: Filled<Sellable> | undefined
}

/**
 * The owner's settings of now, the tax of an order by the place it goes to, none abroad (Decisions §3), and its
 * products.
 */
export async function getTerms(db: Queryable, { place, products: wanted }: Asked): Promise<Terms> {
  const { elsewhere, abroad, state } = taxPlace(place)
  const asked = findTerms({ state, elsewhere, defaultHome: DEFAULT_SETTINGS.homeStateCode })
  const [[found], products] = wanted
    ? await together(db, asked, wanted)
    : [...(await together(db, asked)), []]
  const isListed = found?.isListed ?? false
  const tax = abroad && isListed ? undefined : found?.tax
  return {
    settings: settingsOf(found?.storedSettings ?? {}),
    tax: tax ?? UNTAXED,
    products,
    isCountryUnknown: elsewhere !== '' && !isListed,
  }
}
