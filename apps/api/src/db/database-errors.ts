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

/** PostgreSQL's other refusals, as the status of an answer; what is not here is our fault. */
const STATUS: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '23514': 409,
  '40001': 503,
  '40P01': 503,
  '55P03': 503,
  '57014': 503,
  '25P03': 503,
  '53100': 503,
  '53200': 503,
  '53300': 503,
  '58030': 503,
  '22003': 422,
  '22P02': 422,
  '22021': 422,
}

/**
 * What pg says in words only, and the job queue of jobs that it could not give back when it lost the database:
 * free-abandoned-jobs hands them out anew.
 */
const IN_WORDS =
  /Connection terminated|terminating connection|not queryable|timeout exceeded when trying to connect|returning jobs from local queue/i

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
  return error instanceof Error ? STATUS[codeOf(error)] : undefined
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''
