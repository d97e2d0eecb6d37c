import type { Db } from '../../../../db/db.ts'
import type { OnProgress } from '../check/check-import.ts'
import { saveProgress } from '../check/imports.repository.ts'
import type { Batch } from './apply.repository.ts'

/** Rows per statement: each ends well within a second. */
const ROWS_PER_STATEMENT = 1_000

/** Splits the rows of an import into batches. */
export function* batchesOf(importId: number, total: number): Generator<Batch> {
  for (let from = 0; from < total; from += ROWS_PER_STATEMENT) {
    yield { importId, from, to: Math.min(from + ROWS_PER_STATEMENT, total) }
  }
}

export type ReportProgress = (doneRows: number, totalRows: number) => Promise<void>

/** Reports progress outside the transaction, so that it is visible before the end. */
export const reporterOf =
  (db: Db, importId: number, onProgress: OnProgress): ReportProgress =>
  async (doneRows, totalRows) => {
    await saveProgress(db, importId, { doneRows, totalRows })
    onProgress({ doneRows, totalRows })
  }
