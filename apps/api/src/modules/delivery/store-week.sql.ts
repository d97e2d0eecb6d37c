import { sql } from 'kysely'

/** The opening hours as delivery dates need them: a list of OpenDay (domain/delivery/delivery-dates.ts). */
export const storeWeek = sql`(select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week,
    'closedFlag', closed_flag, 'closeTime', to_char(close_time, 'HH24:MI'))), '[]') from store_hours)`
