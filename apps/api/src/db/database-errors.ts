/** Codes for a server that went away, is not back yet or is unreachable, PostgreSQL's and the operating system's. */
const LOST = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EAGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** PostgreSQL's code for a write to a read-only server, and the message of a command or start about it. */
export const READ_ONLY_CODE = '25006'
export const READ_ONLY =
  'The database can only be read: it is a replica, or set so. Name the primary in DATABASE_URL.'

/** PostgreSQL's other refusals, as response statuses; anything else is a bug of ours. */
const STATUS: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '23514': 409,
  // A lock that was not available, an idle transaction, and a server that was just made a replica.
  '55P03': 503,
  '25P03': 503,
  [READ_ONLY_CODE]: 503,
  '22003': 422,
  '22P02': 422,
  '22021': 422,
}

/**
 * Error classes that resolve by themselves or by an operator: connections, conflicting transactions, full disk or
 * connection limit, operator intervention, system errors.
 */
const PASSING = /^(08|40|53|57|58)[0-9A-Z]{3}$/

/**
 * A newer version changed a table meanwhile: the connection with the outdated plan is closed, and the next one has none
 * (named-statements).
 */
const OUTDATED_PLAN = /^cached plan must not change result type$/

/**
 * Errors that pg reports only as text, and the job queue's error for jobs it could not return when it lost the
 * database: free-abandoned-jobs releases them.
 */
const IN_WORDS =
  /Connection terminated|terminating connection|not queryable|timeout exceeded when trying to connect|Query read timeout|returning jobs from local queue/i

/** Whether an error only means that the database is away; it comes back, and the pool reconnects. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (LOST.has(codeOf(error))) return true
  return IN_WORDS.test(error.message)
}

/** The status of a database error for the caller: 409, 422 or 503; undefined for every other error. */
export function databaseStatus(error: unknown): number | undefined {
  if (isDatabaseLost(error)) return 503
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  return PASSING.test(code) || OUTDATED_PLAN.test(error.message) ? 503 : STATUS[code]
}

/**
 * Whether an error only means that the database is temporarily unavailable; also for several at once, as the job queue
 * reports them. Retrying later is right, and ending the process is not.
 */
export function isPassing(error: unknown): boolean {
  if (databaseStatus(error) === 503) return true
  if (error instanceof AggregateError) {
    return error.errors.length > 0 && error.errors.every(isPassing)
  }
  return error instanceof Error && error.cause !== undefined && isPassing(error.cause)
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''
