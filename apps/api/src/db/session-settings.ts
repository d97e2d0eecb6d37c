import pg from 'pg'

/** A connection whose first statement is not answered by then is given up. */
const ANSWER_WITHIN_MS = 5_000

/**
 * The shop's statements are short and come many at once: helpers and compiled plans cost them more than
 * they bring, and its tables are in memory, where a page out of turn costs no more than the next one.
 * A new PostgreSQL takes the zone of its machine, where a midnight may be missing.
 */
const FOR_ALL = {
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
}

/** Bounds of a request. */
export const OF_REQUESTS = {
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '15s',
}

/**
 * Bounds of lists and searches, answered with 503 where they are reached (57014), or with what is cached. Each statement
 * takes at most 50 ms of a processor, whatever is typed: a busy machine may take forty times as long. Fewer results would
 * look like all there are, and asking a busy server once more would keep it busy. One plan fits every term, as none reads
 * a big table whole, and to make one anew takes as long as a search of a few products.
 */
export const OF_SEARCHES = {
  ...OF_REQUESTS,
  statement_timeout: '2s',
  plan_cache_mode: 'force_generic_plan',
}

/** Without the bounds of a request: an index over a million products takes minutes. */
export const WITHOUT_BOUNDS = { statement_timeout: '0', idle_in_transaction_session_timeout: '0' }

/**
 * Says a new connection's settings by a statement, for the pool's `onConnect`. As parameters of its start poolers such
 * as PgBouncer would refuse them.
 */
export function settingSession(given: Record<string, string>) {
  const settings = Object.entries({ ...FOR_ALL, ...given })
  const text = settings.map(([name, value]) => `set ${name} = ${pg.escapeLiteral(value)}`).join(';')
  return async (client: pg.ClientBase): Promise<void> => {
    const statement = { text, query_timeout: ANSWER_WITHIN_MS }
    await client.query(statement)
  }
}
