import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { type RawBuilder, sql } from 'kysely'

/** The name of the shop's time zone. */
export const shopZone = sql`coalesce(
  (select value #>> '{}' from setting where name = 'timeZone'), ${DEFAULT_SETTINGS.timeZone})`

/** The least that PostgreSQL tells apart. */
const INSTANT = sql`interval '1 microsecond'`

/** The moment at which a day, YYYY-MM-DD, begins in the shop's time zone. */
export const startOfDay = (day: string) => midnightOf(sql`(${day}::date)::timestamp`)

/** The moment at which it is over. */
export const endOfDay = (day: string) => midnightOf(sql`(${day}::date + 1)::timestamp`)

/**
 * Where clocks go back at 1:00, as in the Azores and in Cuba, midnight is there twice, and PostgreSQL takes the later
 * one: the first comes right after the last instant of the day before. Where they go forward at 23:00, as in Greenland,
 * there is no such instant, and PostgreSQL takes one an hour later.
 */
const midnightOf = (midnight: RawBuilder<unknown>) =>
  sql`least(${midnight} at time zone ${shopZone},
    (${midnight} - ${INSTANT}) at time zone ${shopZone} + ${INSTANT})`

/** The day of a moment in a time zone, the shop's where none is given, as a date. */
export const dayOf = (moment: RawBuilder<unknown>, zone: unknown = shopZone) =>
  sql`(${moment} at time zone ${zone})::date`

/** A moment as the clocks of the shop show it, to the minute: 2026-11-27T09:00; null where there is none. */
export const shopMinute = <Minute extends string | null = string>(moment: RawBuilder<unknown>) =>
  sql<Minute>`to_char(${moment} at time zone ${shopZone}, 'YYYY-MM-DD"T"HH24:MI')`
