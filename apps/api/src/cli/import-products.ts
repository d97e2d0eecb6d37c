import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import type { ImportError } from '@mendwell/contract/catalog/product-imports'
import { MAX_ID } from '@mendwell/domain/orders/limits'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { type Db, openDb } from '../db/db.ts'
import { groupImporters as importers } from '../jobs/group-importers.ts'
import {
  BrandFileProblem,
  importBrands,
  isBrandFile,
} from '../modules/catalog/imports/brands/import-brands.ts'
import type { OnProgress } from '../modules/catalog/imports/check/check-import.ts'
import {
  findErrors,
  findImport,
  findWarnings,
  signImport,
  transitionImport,
} from '../modules/catalog/imports/check/imports.repository.ts'
import {
  applyAnyImport,
  checkAnyImport,
  undoAnyImport,
} from '../modules/catalog/imports/import-steps.ts'
import { receiveImport } from '../modules/catalog/imports/receive-import.ts'
import { COMMAND_LINE } from '../modules/settings/history/record-staff-event.ts'
import { fileProblem } from './running/file-problem.ts'
import { withPool } from './running/with-pool.ts'

export const IMPORT_USAGE =
  'Use: mendwell import FILE.csv [--dry-run | --confirmed], or mendwell import --undo NUMBER'
const SHOWN_ERRORS = 100
const BY = { startedBy: COMMAND_LINE, custId: null }

/**
 * `mendwell import`: products, families or packs from a CSV file, plain or gzip; `--dry-run` only reports what it would
 * do. A file with the columns of brands imports brands, all or none.
 */
export const importProducts = (config: Config, options: string[]) =>
  withPool(config, async (pool) => {
    const db = openDb(pool)
    const undone = options.indexOf('--undo')
    if (undone >= 0) return undo(db, Number(options[undone + 1]))
    const [file] = options.filter((option) => !option.startsWith('--'))
    if (!file) throw new StartProblem(IMPORT_USAGE)
    const isDryRun = options.includes('--dry-run')
    if (!isBrandFile(await beginningOf(file))) {
      return importFile(db, file, { isDryRun, isConfirmed: options.includes('--confirmed') })
    }
    if (isDryRun) throw new StartProblem('There is no dry run for brands.')
    await importBrandFile(db, file)
  })

const NOUNS = { PRODUCTS: 'products', FAMILIES: 'families', PACKS: 'groups of packs' } as const

/** Enough for the names of the columns. */
const BEGINNING_BYTES = 4096

async function beginningOf(file: string): Promise<string> {
  const found = await stat(file).catch((cause) => unreadable(file, cause))
  // A pipe can be read only once, and a device forever.
  if (found.isDirectory()) throw new StartProblem(`The file ${file} cannot be read (EISDIR).`)
  if (!found.isFile()) throw new StartProblem(`${file} is no file of a disk. Save it as one first.`)
  const handle = await open(file).catch((cause) => unreadable(file, cause))
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    .catch((cause) => unreadable(file, cause))
    .finally(() => handle.close())
  return buffer.toString('utf8', 0, bytesRead)
}

function unreadable(file: string, cause: unknown): never {
  throw fileProblem(cause, { file, verb: 'read' })
}

async function importBrandFile(db: Db, file: string): Promise<void> {
  try {
    const { written } = await importBrands(db, await readFile(file))
    console.log(`${written} brands are new or changed.`)
  } catch (error) {
    if (!(error instanceof BrandFileProblem)) throw error
    for (const problem of error.problems.slice(0, SHOWN_ERRORS)) console.error(`  ${problem}`)
    console.error('Nothing was changed.')
    process.exitCode = 1
  }
}

interface Manner {
  isDryRun: boolean
  /** What the warnings are about. */
  isConfirmed: boolean
}

async function importFile(db: Db, file: string, { isDryRun, isConfirmed }: Manner): Promise<void> {
  const importId = await receiveImport(db, {
    file: createReadStream(file),
    fileName: file,
    ...BY,
  }).catch((cause) => unreadable(file, cause))
  await checkAnyImport({ db, importId, importers, onProgress: shown('Checked') })
  const checked = await state(db, importId)
  const { kind, insertRows, updateRows, sameRows, errorRows } = checked
  const noun = kind === 'PRODUCTS' ? '' : ` ${NOUNS[kind]}`
  console.log(
    `${insertRows} new${noun}, ${updateRows} changed, ${sameRows} unchanged, ${errorRows} rows wrong`,
  )
  if (checked.status !== 'CHECKED') return refused(db, importId)
  const warnings = await findWarnings(db, importId, SHOWN_ERRORS)
  if (warnings.length > 0) console.error('Look at these:')
  printProblems(warnings)
  if (warnings.length > 0 && !isDryRun && !isConfirmed) {
    throw new StartProblem('Nothing was changed. If they are right, import with --confirmed.')
  }
  if (isDryRun) return console.log('Nothing was changed: this was a dry run.')
  await transitionImport(db, importId, { from: 'CHECKED', to: 'APPLYING' })
  await applyAnyImport({ db, importId, importers, onProgress: shown('Done') })
  if ((await state(db, importId)).status !== 'DONE') return refused(db, importId)
  console.log(`Import ${importId} is done. To take it back: mendwell import --undo ${importId}`)
}

async function undo(db: Db, importId: number): Promise<void> {
  if (!Number.isInteger(importId)) throw new StartProblem(IMPORT_USAGE)
  const isId = importId > 0 && importId <= MAX_ID
  if (!isId || !(await transitionImport(db, importId, { from: 'DONE', to: 'UNDOING' }))) {
    throw new StartProblem(`There is no import ${importId} that can be taken back.`)
  }
  await signImport(db, importId, BY)
  await undoAnyImport({ db, importId, importers, onProgress: shown('Undone') })
  const { keptRows, kind } = await state(db, importId)
  console.log(`Import ${importId} is taken back.`)
  if (keptRows > 0) {
    console.log(`${keptRows} ${NOUNS[kind]} were changed or used since and stay as they are:`)
    await printErrors(db, importId)
  }
}

async function refused(db: Db, importId: number): Promise<void> {
  const { problem, errorRows } = await state(db, importId)
  if (problem) console.error(problem)
  await printErrors(db, importId)
  if (errorRows > SHOWN_ERRORS) console.error(`and more: ${errorRows} rows are wrong`)
  console.error('Nothing was changed.')
  process.exitCode = 1
}

async function printErrors(db: Db, importId: number): Promise<void> {
  printProblems(await findErrors(db, importId, SHOWN_ERRORS))
}

function printProblems(problems: readonly ImportError[]): void {
  for (const { rowNo, field, message } of problems) {
    console.error(`  row ${rowNo}${field ? `, ${field}` : ''}: ${message}`)
  }
}

/** Progress in rows, on one line that is overwritten. */
const shown =
  (verb: string): OnProgress =>
  ({ doneRows, totalRows }) => {
    if (!process.stderr.isTTY) return
    const share = totalRows ? ` (${Math.round((doneRows / totalRows) * 100)} %)` : ''
    process.stderr.write(`\r${verb}: ${doneRows.toLocaleString('en-US')}${share}   `)
    if (doneRows === totalRows) process.stderr.write('\n')
  }

/** The shop's own process drops its cached lists after seconds. */
async function state(db: Db, importId: number) {
  const found = await findImport(db, importId)
  if (!found) throw new Error(`import ${importId} is gone`)
  return found
}
