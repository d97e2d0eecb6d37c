import pg from 'pg'

/** A connection whose first statement is not answered by then is closed. */
const ANSWER_WITHIN_MS = 5_000

/**
 * The shop's statements are short and frequent: parallel workers and JIT cost them more than they gain, and its tables
 * are in memory, where random reads cost no more than sequential ones. A new PostgreSQL takes its machine's time zone,
 * where a midnight may be missing.
 */
const FOR_ALL = {
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
}

/** Limits of a request. */
export const OF_REQUESTS = {
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '15s',
}

/**
 * Limits of lists and searches; reaching them (57014) gives 503 or a cached answer. Each statement takes at most 50 ms
 * of CPU, whatever is typed; a busy machine may take forty times as long. Fewer results would look complete, and
 * retrying on a busy server would keep it busy. One plan fits every term, since none scans a big table, and planning
 * again takes as long as a search of a few products.
 */
export const OF_SEARCHES = {
  ...OF_REQUESTS,
  statement_timeout: '2s',
  plan_cache_mode: 'force_generic_plan',
}

/** Without the limits of a request: an index over a million products takes minutes. */
export const WITHOUT_BOUNDS = { statement_timeout: '0', idle_in_transaction_session_timeout: '0' }

/**
 * Sends the settings of a new connection in a statement, for the pool's `onConnect`. As startup parameters, poolers
 * such as PgBouncer would refuse them.
 */
export function settingSession(given: Record<string, string>) {
  const settings = Object.entries({ ...FOR_ALL, ...given })
  const text = settings.map(([name, value]) => `set ${name} = ${pg.escapeLiteral(value)}`).join(';')
  return async (client: pg.ClientBase): Promise<void> => {
    const statement = { text, query_timeout: ANSWER_WITHIN_MS }
    await client.query(statement)
  }
}
