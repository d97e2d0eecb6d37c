import { sql } from 'kysely'

/** The opening hours in the shape for delivery dates: a list of OpenDay (domain/delivery/delivery-dates.ts). */
export const storeWeek = sql`(select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week,
    'closedFlag', closed_flag, 'openTime', to_char(open_time, 'HH24:MI'),
    'closeTime', to_char(close_time, 'HH24:MI'))), '[]') from store_hours)`
