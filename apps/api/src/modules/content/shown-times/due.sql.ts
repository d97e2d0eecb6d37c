import { sql } from 'kysely'

/** Whether it is shown now, or at a previewed time (domain/content/shown-times.ts: SHOWN; a test keeps them equal). */
export const isDue = sql<boolean>`(coalesce(shows_from <= public.shop_now(), true)
  and coalesce(shows_until > public.shop_now(), true))`
