import type { OpenDay } from '@mendwell/domain/delivery/delivery-dates'
import type { MilliPercent } from '@mendwell/domain/money/money'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { storeWeek } from '../../delivery/store-week.sql.ts'
import { countryCodeOf } from '../../settings/shop/country-code.sql.ts'
import { storedSettings } from '../../settings/shop/stored-settings.sql.ts'

/** The tax record that applies to an order. */
export interface TaxRecord {
  stateCode: string | null
  stateName: string | null
  taxMilliPercent: MilliPercent
}

/** What an order is priced by; `tax` is null if neither the state nor the home state has a record. */
interface Terms {
  storedSettings: Record<string, unknown> | null
  tax: TaxRecord | null
  /** The code of `elsewhere`, given by name or code; null if the list of countries does not have it. */
  countryCode: string | null
  /** The opening hours of the shop. */
  week: OpenDay[]
}

interface TaxQuery {
  state: string
  /** A country other than the United States, or ''. */
  elsewhere: string
  defaultHome: string
}

/**
 * The owner's settings, the opening hours, and the first tax record of the state, given by code or name, or of the home
 * state if there is none. One statement, since every quote and every order needs all of it.
 */
export async function findTerms(
  db: Queryable,
  { state, elsewhere, defaultHome }: TaxQuery,
): Promise<Terms> {
  const isState = sql`(upper(state_code) = upper(${state}) or lower(state_name) = lower(${state}))`
  const { rows } = await sql<Terms>`
    select ${countryCodeOf(elsewhere)} as country_code,
      ${storedSettings} as stored_settings,
      ${storeWeek} as week,
      (select jsonb_build_object('stateCode', state_code, 'stateName', state_name, 'taxMilliPercent', tax_milli_percent)
        from tax
        where ${isState} or state_code = coalesce(
          (select value #>> '{}' from setting where name = 'homeStateCode'), ${defaultHome})
        order by ${isState} desc, tax_id limit 1) as tax`.execute(db)
  return rows[0] ?? { storedSettings: null, tax: null, countryCode: null, week: [] }
}
