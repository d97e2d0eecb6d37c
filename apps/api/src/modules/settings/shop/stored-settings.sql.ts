import { sql } from 'kysely'

/** What the owner has set, by name, for `settingsOf`: null where that is nothing. */
export const storedSettings = sql<
  object | null
>`(select jsonb_object_agg(name, value) from setting)`
