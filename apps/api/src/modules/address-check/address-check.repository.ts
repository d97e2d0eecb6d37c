import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** A town of a US state as the lists of the forms write it; undefined if they do not have it. */
export async function findTown(
  db: Queryable,
  { city, stateProvince }: { city: string; stateProvince: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('city')
    .innerJoin('stateProvince', 'stateProvince.stateId', 'city.stateId')
    .innerJoin('country', 'country.countryId', 'stateProvince.countryId')
    .select('city.name')
    .where('country.iso2', '=', 'US')
    .where('stateProvince.stateCode', '=', stateProvince)
    .where(sql<boolean>`lower(city.name) = lower(${city})`)
    .orderBy('city.cityId')
    .limit(1)
    .executeTakeFirst()
  return found?.name
}
