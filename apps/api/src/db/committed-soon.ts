import { sql } from 'kysely'

/**
 * In the `returning` of a statement that is a transaction of its own: PostgreSQL answers before the commit is on disk,
 * which follows within some 0.6 s, always in the order of commits. Only for what may be forgotten by a crash of
 * PostgreSQL or of the machine: waiting for the disk cost more than such a statement itself.
 */
export const committedSoon = sql<string>`set_config('synchronous_commit', 'off', true)`.as(
  'committedSoon',
)
