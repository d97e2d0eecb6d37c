import { sql } from 'kysely'

/** Whether its time is now, or at the moment that staff look at (domain/content/shown-times.ts: SHOWN; a test holds the two equal). */
export const isDue = sql<boolean>`(coalesce(shows_from <= public.shop_now(), true)
  and coalesce(shows_until > public.shop_now(), true))`
