import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { type RawBuilder, sql } from 'kysely'

/** The name of the shop's time zone. */
export const shopZone = sql`coalesce(
  (select value #>> '{}' from setting where name = 'timeZone'), ${DEFAULT_SETTINGS.timeZone})`

/** The resolution of PostgreSQL's timestamps. */
const INSTANT = sql`interval '1 microsecond'`

/** The time at which a day, YYYY-MM-DD, begins in the shop's time zone. */
export const startOfDay = (day: string) => midnightOf(sql`(${day}::date)::timestamp`)

/** The time at which it ends. */
export const endOfDay = (day: string) => midnightOf(sql`(${day}::date + 1)::timestamp`)

/**
 * Where clocks go back at 1:00, as in the Azores and in Cuba, midnight occurs twice, and PostgreSQL takes the later
 * one: the first comes right after the last instant of the day before. Where they go forward at 23:00, as in Greenland,
 * that instant does not exist, and PostgreSQL takes one an hour later.
 */
const midnightOf = (midnight: RawBuilder<unknown>) =>
  sql`least(${midnight} at time zone ${shopZone},
    (${midnight} - ${INSTANT}) at time zone ${shopZone} + ${INSTANT})`

/** The day of a time in a time zone, by default the shop's, as a date. */
export const dayOf = (moment: RawBuilder<unknown>, zone: unknown = shopZone) =>
  sql`(${moment} at time zone ${zone})::date`

/** A time in the shop's time zone, to the minute: 2026-11-27T09:00; null for null. */
export const shopMinute = <Minute extends string | null = string>(moment: RawBuilder<unknown>) =>
  sql<Minute>`to_char(${moment} at time zone ${shopZone}, 'YYYY-MM-DD"T"HH24:MI')`
