import { says } from '@mendwell/contract/wire/validation-messages'
import type { Db, Queryable } from '../../../../db/db.ts'
import type { Deps } from '../../../../deps/deps.ts'
import {
  differenceOf,
  isSameState,
  recordStaffEvent,
} from '../../../settings/history/record-staff-event.ts'
import { lockImports } from '../apply/apply.repository.ts'
import { reporterOf } from '../apply/batches.ts'
import { setKept } from '../apply/undo.repository.ts'
import { whoOf } from '../apply/who-of.ts'
import type { OnProgress } from '../check/check-import.ts'
import {
  deleteErrors,
  findImport,
  insertErrors,
  saveProgress,
  setImportTimes,
  transitionImport,
} from '../check/imports.repository.ts'
import type { GroupChange, GroupImporter } from './group-importer.ts'
import { findGroups } from './groups.repository.ts'

/** Progress is reported after this many groups, not after each. */
const GROUPS_PER_REPORT = 100

type Found = NonNullable<Awaited<ReturnType<typeof findImport>>>

interface Writing {
  found: Found
  importer: GroupImporter
  action: 'import' | 'undo-import'
  onProgress: OnProgress
}

/** Applies a checked file of groups in one transaction: all of it, or nothing if one was changed since. */
export async function applyGroups(
  { db }: Pick<Deps, 'db'>,
  importId: number,
  importer: GroupImporter,
  onProgress: OnProgress = () => {},
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await lockImports(tx)
      const found = await findImport(tx, importId)
      if (found?.status !== 'APPLYING') return
      const changes = await findGroups(tx, importId)
      await importer.lock(tx, changes)
      const outdated = [
        ...(await findChanged(tx, importer, changes)),
        ...(await importer.findBlocked(tx, changes)),
      ]
      if (outdated.length > 0)
        throw new Outdated(changes.filter(({ key }) => outdated.includes(key)))
      await writeGroups(db, tx, changes, { found, importer, action: 'import', onProgress })
      const { fileName, insertRows, updateRows } = found
      await recordStaffEvent(tx, {
        ...ofImport(found, 'import'),
        after: { fileName, insertRows, updateRows },
      })
      await setImportTimes(tx, importId, 'appliedAt')
      await transitionImport(tx, importId, { from: 'APPLYING', to: 'DONE' })
    })
  } catch (error) {
    if (!(error instanceof Outdated)) throw error
    await refuse(db, importId, error.changes)
  }
}

class Outdated extends Error {
  readonly changes: readonly GroupChange[]
  constructor(changes: readonly GroupChange[]) {
    super('Groups were changed since the file was checked')
    this.changes = changes
  }
}

async function refuse(db: Db, importId: number, changes: readonly GroupChange[]): Promise<void> {
  const errors = changes.map(({ rowNo }) => ({
    rowNo,
    field: '',
    reported: says('importGroupOutdated'),
  }))
  const problem = says('importCatalogChanged')
  await db.transaction().execute(async (tx) => {
    await deleteErrors(tx, importId)
    await insertErrors(tx, importId, { from: 0, errors })
    await saveProgress(tx, importId, { doneRows: 0, errorRows: errors.length })
    await transitionImport(tx, importId, { from: 'APPLYING', to: 'REFUSED', problem })
  })
}

/** Undoes an import of groups in one transaction: each is as it was before, except those changed since. */
export async function undoGroups(
  { db }: Pick<Deps, 'db'>,
  importId: number,
  importer: GroupImporter,
  onProgress: OnProgress = () => {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockImports(tx)
    const found = await findImport(tx, importId)
    if (found?.status !== 'UNDOING') return
    const all = (await findGroups(tx, importId)).map(({ before, after, ...change }) => ({
      ...change,
      before: after,
      after: before,
    }))
    await importer.lock(tx, all)
    const back = await withoutKept(tx, importer, all)
    const errors = all
      .filter((change) => !back.includes(change))
      .map(({ rowNo }) => ({ rowNo, field: '', reported: says('importGroupChangedSince') }))
    await insertErrors(tx, importId, { from: 0, errors })
    await writeGroups(db, tx, back, { found, importer, action: 'undo-import', onProgress })
    await recordStaffEvent(tx, {
      ...ofImport(found, 'undo-import'),
      before: { fileName: found.fileName },
      after: { keptRows: errors.length },
    })
    await setKept(tx, importId, errors.length)
    await setImportTimes(tx, importId, 'undoneAt')
    await transitionImport(tx, importId, { from: 'UNDOING', to: 'UNDONE' })
  })
}

/** The groups that can be undone. One that stays may hold a product of another, so this repeats until all can. */
async function withoutKept<Change extends GroupChange>(
  tx: Queryable,
  importer: GroupImporter,
  all: readonly Change[],
): Promise<readonly Change[]> {
  let kept = await findChanged(tx, importer, all)
  for (let left = all; ; ) {
    left = left.filter(({ key }) => !kept.includes(key))
    kept = await importer.findBlocked(tx, left)
    if (kept.length === 0) return left
  }
}

/** The keys of groups that have changed since. */
async function findChanged(
  tx: Queryable,
  importer: GroupImporter,
  changes: readonly GroupChange[],
): Promise<readonly string[]> {
  const now = await importer.find(
    tx,
    changes.map(({ key }) => key),
  )
  return changes
    .filter(({ key, before }) => !isSameState(now.get(key) ?? null, before))
    .map(({ key }) => key)
}

async function writeGroups(
  db: Db,
  tx: Queryable,
  changes: readonly GroupChange[],
  { found, importer, action, onProgress }: Writing,
): Promise<void> {
  const report = reporterOf(db, found.importId, onProgress)
  let written = 0
  await importer.write(tx, changes, async () => {
    written += 1
    if (written % GROUPS_PER_REPORT === 0) await report(written, changes.length)
  })
  const { objectType } = importer
  for (const { key: objectId, ...change } of changes) {
    const difference = differenceOf({ ...change.before }, { ...change.after })
    await recordStaffEvent(tx, { who: whoOf(found), action, objectType, objectId, ...difference })
  }
}

const ofImport = (found: Found, action: 'import' | 'undo-import') =>
  ({ who: whoOf(found), action, objectType: 'import', objectId: found.importId }) as const
