import { sql } from 'kysely'

/** What shoppers see now (domain/content/own-pages.ts: SHOWN; a test holds the two equal). */
export const isShown = sql<boolean>`(is_published and coalesce(shows_from <= now(), true)
  and coalesce(shows_until > now(), true))`
