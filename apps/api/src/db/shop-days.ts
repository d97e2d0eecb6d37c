import { DEFAULT_SETTINGS } from '@mendwell/domain/settings'
import { type RawBuilder, sql } from 'kysely'

const shopZone = sql`coalesce(
  (select value #>> '{}' from setting where name = 'timeZone'), ${DEFAULT_SETTINGS.timeZone})`

/** The least that PostgreSQL tells apart. */
const INSTANT = sql`interval '1 microsecond'`

/**
 * The moment at which a day, YYYY-MM-DD, begins in the shop's time zone: right after the last moment of the day before.
 * Where clocks go back at 1:00, as in the Azores and in Cuba, there are two midnights, and PostgreSQL takes the later one.
 */
export const startOfDay = (day: string) => momentAfter(sql`(${day}::date)::timestamp`)

/** The moment at which it is over. */
export const endOfDay = (day: string) => momentAfter(sql`(${day}::date + 1)::timestamp`)

const momentAfter = (midnight: RawBuilder<unknown>) =>
  sql`((${midnight} - ${INSTANT}) at time zone ${shopZone} + ${INSTANT})`

/** The shop's day of a moment, as a date. */
export const dayOf = (moment: RawBuilder<unknown>) =>
  sql`(${moment} at time zone ${shopZone})::date`
