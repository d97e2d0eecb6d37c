import { sql } from 'kysely'

/** The owner's settings by name, for `settingsOf`: null if there are none. */
export const storedSettings = sql<
  object | null
>`(select jsonb_object_agg(name, value) from setting)`

/** Whether the owner requires a second factor of all staff; by default not. */
export const isSecondFactorRequired = sql<boolean>`exists (select from setting
  where name = 'requireSecondFactor' and value = 'true')`
