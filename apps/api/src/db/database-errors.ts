/** Codes of a server that went away, is not back yet or cannot be reached, PostgreSQL's and the operating system's. */
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

/** PostgreSQL's code of a write to a server that only reads, and what a command or a start says of it. */
export const READ_ONLY_CODE = '25006'
export const READ_ONLY =
  'The database can only be read: it is a replica, or set so. Name the primary in DATABASE_URL.'

/** PostgreSQL's other refusals, as the status of an answer; what is not here is our fault. */
const STATUS: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '23514': 409,
  // A lock that was not to be had, a transaction that stood still, and a server that was just made a replica.
  '55P03': 503,
  '25P03': 503,
  [READ_ONLY_CODE]: 503,
  '22003': 422,
  '22P02': 422,
  '22021': 422,
}

/**
 * Classes of what passes by itself or by an operator's hand: connections, transactions in each other's way, full disk or
 * no more connections, an operator's intervention, the system below.
 */
const PASSING = /^(08|40|53|57|58)[0-9A-Z]{3}$/

/**
 * A newer version changed a table under this one: the connection that had a plan for it is closed, and the next one has
 * none (named-statements).
 */
const OUTDATED_PLAN = /^cached plan must not change result type$/

/**
 * What pg says in words only, and the job queue of jobs that it could not give back when it lost the database:
 * free-abandoned-jobs hands them out anew.
 */
const IN_WORDS =
  /Connection terminated|terminating connection|not queryable|timeout exceeded when trying to connect|Query read timeout|returning jobs from local queue/i

/** Whether an error only says that the database is away; it comes back, and the pool connects again. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (LOST.has(codeOf(error))) return true
  return IN_WORDS.test(error.message)
}

/**
 * What an error of the database means to the one who asked: 409, 422 or 503; undefined for every
 * other error.
 */
export function databaseStatus(error: unknown): number | undefined {
  if (isDatabaseLost(error)) return 503
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  return PASSING.test(code) || OUTDATED_PLAN.test(error.message) ? 503 : STATUS[code]
}

/**
 * Whether an error only says that the database cannot do it now; also of several at once, as the job queue reports them.
 * Trying again later is right, and ending the process is not.
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
