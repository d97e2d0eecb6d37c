import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { type Db, openDb } from '../db/db.ts'
import { type FileStore, FilesUnreachable } from '../gateways/files/file-store.ts'
import { s3Files } from '../gateways/files/s3-files.ts'
import type { MoveTarget } from '../modules/catalog/files/move-files.repository.ts'
import { type Moved, moveFiles } from '../modules/catalog/files/move-files.ts'
import { findUnusedFiles } from '../modules/catalog/files/unused-files.ts'
import { withPool } from './running/with-pool.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A file is stored seconds before its row is; deleting it sooner must be requested. */
const UNUSED_AFTER_DAYS = 30

export const FILES_USAGE = `Use: mendwell files move --to s3, mendwell files move --to database
or: mendwell files unused [DAYS] [--remove]: what is in S3 and no picture or document names, stored more than so many days
ago (${UNUSED_AFTER_DAYS}); it is counted, and with --remove it is removed`

/** `mendwell files`: moves pictures and documents to S3 or back, and finds unused ones there; the shop may be open. */
export const files = (config: Config, options: string[]) =>
  withPool(config, async (pool) => {
    const work = readWork(options)
    if (!config.s3) throw new StartProblem('Set FILES_S3_BUCKET: it says where S3 is.')
    const store = { db: openDb(pool), files: s3Files(config.s3) }
    await work(store).catch((error: unknown) => {
      if (error instanceof FilesUnreachable) {
        throw new StartProblem(`${error.reason}. Run it again: it goes on with what is left.`)
      }
      throw error
    })
  })

type Work = (store: { db: Db; files: FileStore }) => Promise<void>

/** @throws StartProblem if the options do not say what to do. */
function readWork(options: string[]): Work {
  const [verb, ...rest] = options
  if (verb === 'move') {
    const [option, to, ...more] = rest
    if (option === '--to' && (to === 's3' || to === 'database') && more.length === 0) {
      return (store) => move(store, to)
    }
  }
  if (verb === 'unused') {
    const [days = String(UNUSED_AFTER_DAYS), ...more] = rest.filter((word) => word !== '--remove')
    const isWhole = /^[1-9]\d{0,3}$/.test(days)
    if (isWhole && more.length === 0) {
      return (store) =>
        reportUnused(store, { days: Number(days), remove: rest.includes('--remove') })
    }
  }
  throw new StartProblem(FILES_USAGE)
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

async function move(store: Parameters<Work>[0], to: MoveTarget): Promise<void> {
  const { pictures, documents, bytes } = await moveFiles(store, to, show)
  const size = megabytes(bytes)
  console.log(`Moved and compared: ${pictures} pictures and ${documents} documents, ${size}.`)
}

async function reportUnused(
  store: Parameters<Work>[0],
  { days, remove }: { days: number; remove: boolean },
): Promise<void> {
  const storedBefore = new Date(Date.now() - days * DAY_MS)
  const unused = await findUnusedFiles(store, { storedBefore, remove })
  const isOne = unused.files === 1
  const what = `${unused.files} ${isOne ? 'file' : 'files'} of more than ${days} days, ${megabytes(unused.bytes)}`
  if (remove) return console.log(`Removed, as nothing names ${isOne ? 'it' : 'them'}: ${what}.`)
  console.log(`Nothing names ${what}.`)
  if (unused.files > 0) console.log('To remove: the same command with --remove.')
}

/** On one line that is overwritten. */
function show({ pictures, documents }: Moved) {
  if (process.stderr.isTTY) process.stderr.write(`\rMoved: ${pictures + documents}   `)
}
