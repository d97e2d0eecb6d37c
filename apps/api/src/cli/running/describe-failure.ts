import { causesOf, errorCode, StartProblem } from '../../config/start-problem.ts'
import { isDatabaseLost, READ_ONLY, READ_ONLY_CODE } from '../../db/database-errors.ts'
import { fileProblem } from './file-problem.ts'

/** PostgreSQL's codes have five characters, and none of the operating system's starts with a digit. */
const OF_DATABASE = /^[0-9A-Z]{5}$/
const BUSY = new Set(['40001', '40P01', '55P03', '57014', '25P03', '53300'])

/** The message of a failed command: one sentence with what to do, and for a bug of ours its location. */
export function describeFailure(error: unknown): unknown {
  for (const cause of causesOf(error)) {
    const said = describeCause(cause)
    if (said === undefined) continue
    const isWrapped = cause !== error && error instanceof Error && !(cause instanceof StartProblem)
    return isWrapped ? `${error.message}. ${said}` : said
  }
  return error
}

function describeCause(error: unknown): string | undefined {
  if (error instanceof StartProblem) return error.message
  if (error instanceof Error && 'path' in error) {
    const problem = fileProblem(error, { file: String(error.path), verb: 'written' })
    if (problem instanceof StartProblem) return problem.message
  }
  const code = errorCode(error) ?? ''
  if (code === READ_ONLY_CODE) return READ_ONLY
  if (isDatabaseLost(error)) {
    return 'The database does not answer any more. See that it runs, then give the command again.'
  }
  if (!(error instanceof Error && OF_DATABASE.test(code) && 'severity' in error)) return undefined
  if (BUSY.has(code)) {
    return `The database is too busy (${error.message}). Try again later, or close the shop first.`
  }
  if (code === '53100') return 'The disk of the database is full. Make room, then try again.'
  return `The database refused it (${code}: ${error.message}). Look at DATABASE_URL and at its rights.`
}
