import type { Config } from '../../config/config.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { type Db, openDb } from '../../db/db.ts'
import { ShopError } from '../../ground/errors.ts'
import {
  MAX_FILE_BYTES,
  readRecordFile,
  recallFileTooBig,
} from '../../modules/recalls/desk/read-record-file.ts'
import { findRecallPage } from '../../modules/recalls/desk/recalls.repository.ts'
import { takeRecords } from '../../modules/recalls/desk/take-records.ts'
import { exportBuyers } from '../../modules/recalls/notices/export-buyers.ts'
import { COMMAND_LINE } from '../../modules/settings/history/record-staff-event.ts'
import { readWholeFile } from '../running/read-whole-file.ts'
import { withPool } from '../running/with-pool.ts'

export const RECALL_USAGE =
  'Use: mendwell recall list, mendwell recall read FILE.json, or mendwell recall buyers NUMBER. Recalls are confirmed in the back office alone, by a person.'
const SHOWN = 200

/**
 * `mendwell recall`: lists recalls, reads enforcement records of openFDA from a file, and exports who received the
 * affected goods as CSV. Does not confirm any.
 */
export const recall = (config: Config, [verb, word, ...more]: string[]) =>
  withPool(config, async (pool) => {
    const db = openDb(pool)
    if (more.length > 0) throw new StartProblem(RECALL_USAGE)
    if (verb === 'list' && word === undefined) return list(db)
    if (verb === 'read' && word !== undefined) return read(db, word)
    if (verb === 'buyers' && /^\d{1,9}$/.test(word ?? '')) return buyers(db, Number(word))
    throw new StartProblem(RECALL_USAGE)
  })

async function list(db: Db): Promise<void> {
  const { rows, total } = await findRecallPage(db, { page: 1, size: SHOWN })
  for (const { recallId, recallStatus, recallClass, title, notified, answered } of rows) {
    console.log(
      `${recallId}  ${recallStatus}  class ${recallClass}  ${answered} of ${notified} answered  ${title}`,
    )
  }
  console.log(total === 1 ? '1 recall' : `${total} recalls`)
}

async function read(db: Db, file: string): Promise<void> {
  const bytes = await readWholeFile(file, { maxBytes: MAX_FILE_BYTES, tooBig: recallFileTooBig })
  try {
    const { records, added, changed, grown } = await takeRecords(
      { db },
      readRecordFile(bytes),
      COMMAND_LINE,
    )
    console.log(
      `${records} records: ${added} new, ${changed} changed, ${grown} to be looked at again`,
    )
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    throw new StartProblem(error.message)
  }
}

async function buyers(db: Db, recallId: number): Promise<void> {
  for await (const lines of exportBuyers(db, recallId)) process.stdout.write(lines)
}
