import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a moment that was written down as past is yet to come: the clock was set back since, and whatever is counted
 * from it would wait until the clock has caught up. A minute is left to statements that began before the one that wrote it.
 */
export const isToCome = (moment: RawBuilder<unknown>) =>
  sql<boolean>`(${moment} > now() + interval '1 minute')`
