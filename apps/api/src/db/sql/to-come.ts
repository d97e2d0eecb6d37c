import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a time stored as past is in the future: the clock was set back since, and everything counted from it would
 * wait until the clock catches up. Allows a minute for statements that began before the one that stored it.
 */
export const isToCome = (moment: RawBuilder<unknown>) =>
  sql<boolean>`(${moment} > now() + interval '1 minute')`
