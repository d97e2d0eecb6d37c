import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { SeedRow } from '../../files/seed-files.ts'
import { number, text } from '../../files/seed-values.ts'

type OnRows = (count: number) => void

const CITIES_PER_STATEMENT = 20_000

interface LocationRows {
  countries: readonly SeedRow[]
  states: readonly SeedRow[]
  cities: readonly SeedRow[]
}

/**
 * Replaces countries, states and cities loaded before; addresses contain names, not ids. Columns are sent as arrays,
 * which is fastest for many short rows.
 */
export async function loadLocations(db: Queryable, locations: LocationRows, onRows: OnRows) {
  const { countries, states, cities } = locations
  await sql`
    insert into country (country_id, name, iso2)
    select * from unnest(${ids(countries, 'countryId')}::int[], ${texts(countries, 'name')}::text[],
      ${texts(countries, 'iso2')}::text[]) on conflict do nothing`.execute(db)
  await sql`
    insert into state_province (state_id, country_id, state_code, name)
    select * from unnest(${ids(states, 'stateId')}::int[], ${ids(states, 'countryId')}::int[],
      ${texts(states, 'stateCode')}::text[], ${texts(states, 'name')}::text[])
    on conflict (state_id) do update set name = excluded.name`.execute(db)
  await db.deleteFrom('city').execute()
  onRows(countries.length + states.length)
  for (let start = 0; start < cities.length; start += CITIES_PER_STATEMENT) {
    const chunk = cities.slice(start, start + CITIES_PER_STATEMENT)
    await sql`
      insert into city (city_id, state_id, name)
      select * from unnest(${ids(chunk, 'cityId')}::int[], ${ids(chunk, 'stateId')}::int[],
        ${texts(chunk, 'name')}::text[])`.execute(db)
    onRows(chunk.length)
  }
}

const ids = (rows: readonly SeedRow[], column: string) => rows.map((row) => number(row, column))
const texts = (rows: readonly SeedRow[], column: string) => rows.map((row) => text(row, column))
