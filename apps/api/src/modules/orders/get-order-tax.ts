import type { ShopSettings } from '@mendwell/domain/settings'
import type { Queryable } from '../../db/db.ts'
import { findTaxRecord, type TaxRecord } from './tax.repository.ts'
import { taxPlace } from './tax-place.ts'

const UNTAXED: TaxRecord = { stateCode: null, stateName: null, taxMilliPercent: 0 }

interface Place {
  country?: string | null
  stateProvince?: string | null
}

/** The tax of an order by the place it goes to; none abroad (Decisions §3). */
export async function getOrderTax(
  db: Queryable,
  place: Place,
  { homeStateCode }: ShopSettings,
): Promise<TaxRecord> {
  const { abroad, state } = taxPlace({ country: place.country, stateProvince: place.stateProvince })
  if (abroad) return UNTAXED
  return (await findTaxRecord(db, { state, homeStateCode })) ?? UNTAXED
}
