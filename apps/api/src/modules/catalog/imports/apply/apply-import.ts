import { says } from '@mendwell/contract/wire/validation-messages'
import type { Db, Queryable } from '../../../../db/db.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { recordStaffEvent } from '../../../settings/history/record-staff-event.ts'
import type { OnProgress } from '../check/check-import.ts'
import {
  findImport,
  insertErrors,
  MAX_KEPT_ERRORS,
  saveProgress,
  setImportTimes,
  transitionImport,
} from '../check/imports.repository.ts'
import {
  announceAll,
  continueNumbering,
  findOutdated,
  insertProducts,
  lastRowNo,
  lockImports,
  lockProducts,
  markApplied,
  recordApplied,
  setStocks,
  updateProducts,
} from './apply.repository.ts'
import { batchesOf, type ReportProgress, reporterOf } from './batches.ts'
import { whoOf } from './who-of.ts'

/**
 * Applies a checked file in one transaction: all of it or nothing. New products come first, since no one waits for
 * them; products on sale are locked only while they are changed.
 */
export async function applyImport(
  { db }: Pick<Deps, 'db'>,
  importId: number,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const report = reporterOf(db, importId, onProgress)
  try {
    await db.transaction().execute((tx) => applyRows(tx, importId, report))
  } catch (error) {
    const rowNos = error instanceof Outdated ? error.rowNos : overtaken(error) && []
    if (!rowNos) throw error
    await refuse(db, importId, rowNos)
  }
}

async function applyRows(tx: Queryable, importId: number, report: ReportProgress): Promise<void> {
  await lockImports(tx)
  const found = await findImport(tx, importId)
  if (found?.status !== 'APPLYING') return
  const { startedBy: by, custId, fileName, insertRows, updateRows } = found
  const total = await lastRowNo(tx, importId)
  await refuseOutdated(tx, importId, 'INSERT')
  for (const batch of batchesOf(importId, total)) {
    await insertProducts(tx, batch, by)
    await report(batch.to, total * 2)
  }
  await lockProducts(tx, importId)
  await refuseOutdated(tx, importId, 'UPDATE')
  for (const batch of batchesOf(importId, total)) {
    await updateProducts(tx, batch, by)
    await setStocks(tx, batch, by)
    await markApplied(tx, batch)
    await recordApplied(tx, batch, { custId, by })
    await report(total + batch.to, total * 2)
  }
  await continueNumbering(tx)
  const after = { fileName, insertRows, updateRows }
  const change = { action: 'import', objectType: 'import', objectId: importId, after } as const
  await recordStaffEvent(tx, { who: whoOf(found), ...change })
  await announceAll(tx)
  await setImportTimes(tx, importId, 'appliedAt')
  await transitionImport(tx, importId, { from: 'APPLYING', to: 'DONE' })
}

class Outdated extends Error {
  readonly rowNos: number[]
  constructor(rowNos: number[]) {
    super('Products were changed since the file was checked')
    this.rowNos = rowNos
  }
}

async function refuseOutdated(tx: Queryable, importId: number, action: 'INSERT' | 'UPDATE') {
  const rowNos = await findOutdated(tx, importId, { action, limit: MAX_KEPT_ERRORS })
  if (rowNos.length > 0) throw new Outdated(rowNos)
}

/** A SKU was taken, or a category or brand deleted, at the last moment. */
const overtaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['23503', '23505'].includes(String(error.code))

/** All at once: after a kill, the next worker could not write the same errors a second time. */
async function refuse(db: Db, importId: number, rowNos: number[]) {
  const errors = rowNos.map((rowNo) => ({ rowNo, field: '', reported: says('importOutdated') }))
  const problem = says('importCatalogChanged')
  await db.transaction().execute(async (tx) => {
    await insertErrors(tx, importId, { from: 0, errors })
    await saveProgress(tx, importId, { doneRows: 0, errorRows: errors.length })
    await transitionImport(tx, importId, { from: 'APPLYING', to: 'REFUSED', problem })
  })
}
