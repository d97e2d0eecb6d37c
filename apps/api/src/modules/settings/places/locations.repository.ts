import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { taxColumns } from './tax-columns.ts'

export function findCountries(db: Queryable) {
  return db
    .selectFrom('country')
    .select(['countryId', 'name', 'iso2 as countryCode'])
    .orderBy('name')
    .orderBy('countryId')
    .execute()
}

/** The name of a country by its code of two capital letters. */
export async function findCountryName(db: Queryable, code: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('country')
    .select('name')
    .where('iso2', '=', code)
    .executeTakeFirst()
  return found?.name
}

/** States and provinces; all, or those of a country. */
export function findStates(db: Queryable, countryId?: number) {
  const all = db
    .selectFrom('stateProvince')
    .select(['stateId', 'countryId', 'stateCode', 'name'])
    .orderBy('name')
    .orderBy('stateId')
  // As bigint: a number beyond every id is an unknown country, not an error.
  const ofCountry = sql<boolean>`country_id = ${countryId}::bigint`
  return (countryId === undefined ? all : all.where(ofCountry)).execute()
}

export function findCitiesByState(db: Queryable, stateId: number) {
  return db
    .selectFrom('city')
    .select(['cityId', 'stateId', 'name'])
    .where(sql<boolean>`state_id = ${stateId}::bigint`)
    .orderBy('name')
    .orderBy('cityId')
    .execute()
}

/** City and state of a US ZIP code. */
export function findPostalCode(db: Queryable, postalCode: string) {
  return db
    .selectFrom('postalCode')
    .select(['postalCode', 'city', 'stateCode'])
    .where('postalCode', '=', postalCode)
    .executeTakeFirst()
}

/** All tax records, those of the home state first: the cart's estimate takes the first (Decisions §3). */
export function findTaxes(db: Queryable, homeStateCode: string) {
  return db
    .selectFrom('tax')
    .select(taxColumns)
    .orderBy(sql`state_code = ${homeStateCode} desc`)
    .orderBy('taxId')
    .execute()
}

/** Tax records of a state, its code compared ignoring case. */
export function findTaxesByState(db: Queryable, stateCode: string) {
  return db
    .selectFrom('tax')
    .select(taxColumns)
    .where(sql<boolean>`state_code = upper(${stateCode})`)
    .orderBy('taxId')
    .execute()
}
