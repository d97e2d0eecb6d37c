import type { Db } from '../../../../db/db.ts'
import type { OnProgress } from '../check/check-import.ts'
import { tellProgress } from '../check/imports.repository.ts'
import type { Stretch } from './apply.repository.ts'

/** Rows of one statement: each ends well within a second. */
const ROWS_PER_STATEMENT = 1_000

/** The rows of an import, cut into pieces. */
export function* stretchesOf(importId: number, total: number): Generator<Stretch> {
  for (let from = 0; from < total; from += ROWS_PER_STATEMENT) {
    yield { importId, from, to: Math.min(from + ROWS_PER_STATEMENT, total) }
  }
}

export type Teller = (doneRows: number, totalRows: number) => Promise<void>

/** Tells progress outside of the transaction, so that it can be seen before its end. */
export const tellerOf =
  (db: Db, importId: number, onProgress: OnProgress): Teller =>
  async (doneRows, totalRows) => {
    await tellProgress(db, importId, { doneRows, totalRows })
    onProgress({ doneRows, totalRows })
  }
