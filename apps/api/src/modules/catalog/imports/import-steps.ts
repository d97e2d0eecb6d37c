import type { Db } from '../../../db/db.ts'
import { readColumnNames } from '../../../ground/csv/read-rows.ts'
import { applyImport } from './apply/apply-import.ts'
import { undoImport } from './apply/undo-import.ts'
import { checkImport, type OnProgress } from './check/check-import.ts'
import { findImport, readParts, setImportKind } from './check/imports.repository.ts'
import { applyGroups, undoGroups } from './groups/apply-groups.ts'
import { checkGroups } from './groups/check-groups.ts'
import type { GroupImporter } from './groups/group-importer.ts'

export interface ImportStep {
  db: Db
  importId: number
  /** What can be imported besides products. */
  importers: readonly GroupImporter[]
  onProgress?: OnProgress
}

/** The importer of an import's groups; undefined if its file lists products. */
export const importerOf = (importers: readonly GroupImporter[], kind: string) =>
  importers.find((importer) => importer.kind === kind)

/** Checks the columns of a file, and computes what it would change. */
export async function checkAnyImport({ db, importId, importers, onProgress }: ImportStep) {
  const names = await readColumnNames(readParts(db, importId))
  const importer = importers.find(({ mark }) => names.includes(mark))
  await setImportKind(db, importId, importer?.kind ?? 'PRODUCTS')
  if (importer) await checkGroups(db, importId, importer, onProgress)
  else await checkImport(db, importId, onProgress)
}

/** Applies a checked file, whatever it lists. */
export async function applyAnyImport({ db, importId, importers, onProgress }: ImportStep) {
  const importer = await findImporter(db, importId, importers)
  if (importer) await applyGroups({ db }, importId, importer, onProgress)
  else await applyImport({ db }, importId, onProgress)
}

/** Undoes an import, whatever its file listed. */
export async function undoAnyImport({ db, importId, importers, onProgress }: ImportStep) {
  const importer = await findImporter(db, importId, importers)
  if (importer) await undoGroups({ db }, importId, importer, onProgress)
  else await undoImport({ db }, importId, onProgress)
}

const findImporter = async (db: Db, importId: number, importers: readonly GroupImporter[]) =>
  importerOf(importers, (await findImport(db, importId))?.kind ?? 'PRODUCTS')
