import { DEFAULT_SETTINGS, type ShopSettings } from '@mendwell/domain/settings'
import type { Queryable } from '../../db/db.ts'
import { settingsOf } from '../shop/get-shop-settings.ts'
import { findTerms, type TaxRecord } from './tax.repository.ts'
import { taxPlace } from './tax-place.ts'

const UNTAXED: TaxRecord = { stateCode: null, stateName: null, taxMilliPercent: 0 }

interface Place {
  country?: string | null
  stateProvince?: string | null
}

/** What an order is priced by besides its products. */
export interface Terms {
  settings: ShopSettings
  tax: TaxRecord
}

/** The owner's settings of now, and the tax of an order by the place it goes to; none abroad (Decisions §3). */
export async function getTerms(db: Queryable, place: Place): Promise<Terms> {
  const { abroad, state } = taxPlace({ country: place.country, stateProvince: place.stateProvince })
  const found = await findTerms(db, { state, defaultHome: DEFAULT_SETTINGS.homeStateCode })
  const tax = abroad ? undefined : found?.tax
  return { settings: settingsOf(found?.storedSettings ?? {}), tax: tax ?? UNTAXED }
}
