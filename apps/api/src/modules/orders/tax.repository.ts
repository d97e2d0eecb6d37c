import type { MilliPercent } from '@mendwell/domain/money'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** The tax record that counts for an order. */
export interface TaxRecord {
  stateCode: string | null
  stateName: string | null
  taxMilliPercent: MilliPercent
}

/** The first record of the state, given by code or name; of the home state when there is none. */
export async function findTaxRecord(
  db: Queryable,
  { state, homeStateCode }: { state: string; homeStateCode: string },
): Promise<TaxRecord | undefined> {
  const isState = sql<boolean>`(upper(state_code) = upper(${state}) or lower(state_name) = lower(${state}))`
  return db
    .selectFrom('tax')
    .select(['stateCode', 'stateName', 'taxMilliPercent'])
    .where((eb) => eb.or([isState, eb('stateCode', '=', homeStateCode)]))
    .orderBy(isState, 'desc')
    .orderBy('taxId')
    .limit(1)
    .executeTakeFirst()
}
