import { sql } from 'kysely'

/** The owner's settings by name, for `settingsOf`: null if there are none. */
export const storedSettings = sql<
  object | null
>`(select jsonb_object_agg(name, value) from setting)`
