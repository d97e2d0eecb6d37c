import fs from 'node:fs'
import path from 'node:path'
import { causesOf, errorCode, StartProblem } from '../../config/start-problem.ts'
import { isDatabaseLost, isPassing, READ_ONLY, READ_ONLY_CODE } from '../../db/database-errors.ts'

/** PostgreSQL needs a segment of its log, 16 MB, to run at all. */
const FULL_BELOW_BYTES = 20 * 1024 ** 2

interface Places {
  dataDir: string
  databaseUrl?: string | undefined
}

/**
 * One sentence for what stopped a start if that is not a bug of ours: a full disk, a database that went away or grants
 * too few rights. Undefined for everything else.
 */
export function describeStart(
  error: unknown,
  { dataDir, databaseUrl }: Places,
): string | undefined {
  const chain = causesOf(error)
  const known = chain.find((cause) => cause instanceof StartProblem)
  if (known instanceof StartProblem) return known.message
  const codes = chain.map((cause) => errorCode(cause))
  const folder = path.resolve(dataDir)
  if (codes.includes('ENOSPC')) return isFull(folder)
  if (codes.includes('53100')) return databaseUrl ? FULL_SERVER : isFull(folder)
  if (codes.includes('42501')) {
    return 'The database user may not make tables: let it own the database of DATABASE_URL.'
  }
  if (codes.includes(READ_ONLY_CODE)) return READ_ONLY
  if (!chain.some(isDatabaseLost)) {
    const busy = chain.find(isPassing)
    return busy instanceof Error
      ? `The database is too busy (${busy.message}). Start again later: it goes on where it was.`
      : undefined
  }
  // PostgreSQL exits when it cannot write its log, and only its connections report it.
  if (!databaseUrl && freeBytes(folder) < FULL_BELOW_BYTES) return isFull(folder)
  return 'The database went away during the start. See that it runs, then start again: it goes on where it was.'
}

const FULL_SERVER =
  'The disk of the database is full. Make room, then start again: it goes on where it was.'
const isFull = (folder: string) =>
  `The disk of ${folder} is full. Make room, then start again: it goes on where it was.`

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
