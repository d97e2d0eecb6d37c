import { sql } from 'kysely'

/** The code of a country, given by name or code; null if the list of countries does not have it. */
export const countryCodeOf = (country: string) => sql<string | null>`(select iso2 from country
  where lower(name) = lower(${country}) or iso2 = upper(${country}) limit 1)`
