import { DEFAULT_SETTINGS } from '@mendwell/domain/settings'
import { type RawBuilder, sql } from 'kysely'

const shopZone = sql`coalesce(
  (select value #>> '{}' from setting where name = 'timeZone'), ${DEFAULT_SETTINGS.timeZone})`

/** The moment at which a day, YYYY-MM-DD, begins in the shop's time zone. */
export const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone ${shopZone}`

/** The moment at which it is over. */
export const endOfDay = (day: string) => sql`(${day}::date + 1)::timestamp at time zone ${shopZone}`

/** The shop's day of a moment, as a date. */
export const dayOf = (moment: RawBuilder<unknown>) =>
  sql`(${moment} at time zone ${shopZone})::date`
