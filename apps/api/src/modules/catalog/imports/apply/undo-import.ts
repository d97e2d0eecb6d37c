import { type FieldCode, says } from '@mendwell/contract/wire/validation-messages'
import type { Queryable } from '../../../../db/db.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { recordStaffEvent } from '../../../settings/history/record-staff-event.ts'
import type { OnProgress } from '../check/check-import.ts'
import {
  findImport,
  insertErrors,
  MAX_KEPT_ERRORS,
  setImportTimes,
  transitionImport,
} from '../check/imports.repository.ts'
import { announceAll, lastRowNo, lockImports, lockProducts } from './apply.repository.ts'
import { batchesOf, type ReportProgress, reporterOf } from './batches.ts'
import {
  allowUndo,
  findKept,
  findUsed,
  markUndone,
  recordUndone,
  setKept,
  undoInserts,
  undoUpdates,
} from './undo.repository.ts'
import { whoOf } from './who-of.ts'

/**
 * Undoes an import in one transaction: products are as they were before, and those it created are gone. Whatever was
 * changed, sold or used since is skipped, row by row.
 */
export async function undoImport(
  { db }: Pick<Deps, 'db'>,
  importId: number,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const report = reporterOf(db, importId, onProgress)
  await db.transaction().execute((tx) => undoRows(tx, importId, report))
}

async function undoRows(tx: Queryable, importId: number, report: ReportProgress): Promise<void> {
  await lockImports(tx)
  const found = await findImport(tx, importId)
  if (found?.status !== 'UNDOING') return
  const { custId, startedBy: by, fileName } = found
  await lockProducts(tx, importId)
  const keptRows = await leaveAlone(tx, importId)
  await allowUndo(tx, importId)
  const total = await lastRowNo(tx, importId)
  for (const batch of batchesOf(importId, total)) {
    await undoUpdates(tx, batch, by)
    await undoInserts(tx, batch)
    await recordUndone(tx, batch, { custId, by })
    await report(batch.to, total)
  }
  const before = { fileName }
  const change = {
    action: 'undo-import',
    objectType: 'import',
    objectId: importId,
    before,
  } as const
  await recordStaffEvent(tx, { who: whoOf(found), ...change, after: { keptRows } })
  await setKept(tx, importId, keptRows)
  await announceAll(tx)
  await setImportTimes(tx, importId, 'undoneAt')
  await transitionImport(tx, importId, { from: 'UNDOING', to: 'UNDONE' })
}

/** Marks all rows except those changed or used since; these are listed as errors. */
async function leaveAlone(tx: Queryable, importId: number): Promise<number> {
  const reasons = new Map<number, FieldCode>(
    (await findUsed(tx, importId)).map((rowNo) => [rowNo, 'importUsed']),
  )
  for (const { rowNo, reason } of await findKept(tx, importId)) reasons.set(rowNo, reason)
  const errors = [...reasons]
    .sort(([one], [other]) => one - other)
    .map(([rowNo, reason]) => ({ rowNo, field: '', reported: says(reason) }))
  await insertErrors(tx, importId, { from: 0, errors: errors.slice(0, MAX_KEPT_ERRORS) })
  await markUndone(tx, importId, [...reasons.keys()])
  return errors.length
}
