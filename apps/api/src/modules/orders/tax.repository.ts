import type { MilliPercent } from '@mendwell/domain/money'
import { sql } from 'kysely'
import { compiledOnce, type Filled, type Place } from '../../db/compiled-once.ts'

/** The tax record that counts for an order. */
export interface TaxRecord {
  stateCode: string | null
  stateName: string | null
  taxMilliPercent: MilliPercent
}

/** What an order is priced by; `tax` is null where neither the state nor the home state has a record. */
interface Terms {
  storedSettings: Record<string, unknown> | null
  tax: TaxRecord | null
  /** Whether the list of countries has `elsewhere`, by name or code. */
  isListed: boolean
}

/**
 * The owner's settings, and the first record of the state, given by code or name; of the home state when there is
 * none. One statement, since every quote and every order asks for both.
 */
export const findTerms = (asked: Asked): Filled<Terms> => terms.with(asked)

interface Asked {
  state: string
  /** A country other than the United States, or ''. */
  elsewhere: string
  defaultHome: string
}

const terms = compiledOnce((_db, place: Place<Asked>) => {
  const state = place('state')
  const isState = sql`(upper(state_code) = upper(${state}) or lower(state_name) = lower(${state}))`
  const elsewhere = place('elsewhere')
  return sql<Terms>`
    select exists (select from country
        where lower(name) = lower(${elsewhere}) or iso2 = upper(${elsewhere})) as is_listed,
      (select jsonb_object_agg(name, value) from setting) as stored_settings,
      (select jsonb_build_object('stateCode', state_code, 'stateName', state_name, 'taxMilliPercent', tax_milli_percent)
        from tax
        where ${isState} or state_code = coalesce(
          (select value #>> '{}' from setting where name = 'homeStateCode'), ${place('defaultHome')})
        order by ${isState} desc, tax_id limit 1) as tax`
})
