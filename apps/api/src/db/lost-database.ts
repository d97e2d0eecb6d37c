/** Codes of a server that went away or is not back yet, PostgreSQL's and the operating system's. */
const CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])

/** Whether an error only says that the database is away; it comes back, and the pool connects again. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true
  // pg says some of it in words only.
  return /terminat|not queryable|timeout exceeded when trying to connect/i.test(error.message)
}
