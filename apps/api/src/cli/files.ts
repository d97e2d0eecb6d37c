import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { openDb } from '../db/db.ts'
import { FilesUnreachable } from '../gateways/files/file-store.ts'
import { s3Files } from '../gateways/files/s3-files.ts'
import { type Moved, moveFiles } from '../modules/catalog/files/move-files.ts'
import { withPool } from './running/with-pool.ts'

export const FILES_USAGE = 'Use: mendwell files move --to s3, or mendwell files move --to database'

/** `mendwell files move`: pictures and documents into S3 or back into the database; the shop may stay open. */
export const files = (config: Config, [verb, option, to]: string[]) =>
  withPool(config, async (pool) => {
    if (verb !== 'move' || option !== '--to' || (to !== 's3' && to !== 'database')) {
      throw new StartProblem(FILES_USAGE)
    }
    if (!config.s3) throw new StartProblem('Set FILES_S3_BUCKET: it says where S3 is, both ways.')
    const store = { db: openDb(pool), files: s3Files(config.s3) }
    const moved = await moveFiles(store, to, show).catch((error: unknown) => {
      if (error instanceof FilesUnreachable) {
        throw new StartProblem(`${error.reason}. Run it again: it goes on with what is left.`)
      }
      throw error
    })
    const { pictures, documents, bytes } = moved
    const size = `${(bytes / 1_000_000).toFixed(1)} MB`
    console.log(`Moved and compared: ${pictures} pictures and ${documents} documents, ${size}.`)
  })

/** On one line that is written again. */
function show({ pictures, documents }: Moved) {
  if (process.stderr.isTTY) process.stderr.write(`\rMoved: ${pictures + documents}   `)
}
