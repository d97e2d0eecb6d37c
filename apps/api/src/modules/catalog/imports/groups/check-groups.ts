import { says } from '@mendwell/contract/wire/validation-messages'
import { isFormula, readCell } from '@mendwell/domain/words/csv-cells'
import type { Db } from '../../../../db/db.ts'
import type { RowProblem } from '../../../../ground/csv/file-problems.ts'
import { columnsAmong, type FileRow, readRows } from '../../../../ground/csv/read-rows.ts'
import { checkFile, type OnProgress } from '../check/check-import.ts'
import {
  insertErrors,
  MAX_KEPT_ERRORS,
  readParts,
  saveProgress,
  transitionImport,
} from '../check/imports.repository.ts'
import type { CheckedGroups, GroupImporter, GroupRow } from './group-importer.ts'
import { insertGroups } from './groups.repository.ts'

/**
 * Computes what a file of groups would change, without changing it. A group's rows may be anywhere, so the whole file
 * is read before it is judged.
 */
export const checkGroups = (
  db: Db,
  importId: number,
  importer: GroupImporter,
  onProgress: OnProgress = () => {},
): Promise<void> =>
  checkFile(db, importId, async () => {
    const rows: GroupRow[] = []
    const unreadable: RowProblem[] = []
    const isColumn = (name: string): name is string => importer.columns.includes(name)
    const columnsOf = (names: string[]) => columnsAmong(names, isColumn)
    for await (const part of readRows(readParts(db, importId), columnsOf)) {
      for (const row of part.rows) {
        const read = readGroupRow(part.columns, row)
        rows.push(read.row)
        unreadable.push(...read.problems)
      }
      await saveProgress(db, importId, { doneRows: rows.length })
      onProgress({ doneRows: rows.length, totalRows: null })
    }
    const checked = await importer.check(db, rows)
    await store(
      db,
      importId,
      { ...checked, problems: firstOfEach(unreadable, checked.problems) },
      rows,
    )
  })

/** A row by its columns; an unreadable cell is empty, and reported. */
function readGroupRow(columns: readonly string[], { rowNo, cells }: FileRow) {
  const row: Record<string, string> = {}
  const problems: RowProblem[] = []
  if (cells.length !== columns.length) {
    const counts = { found: cells.length, expected: columns.length }
    problems.push({ rowNo, field: '', reported: says('importCellCount', counts) })
  }
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? ''
    const isText = !cell.includes('\uFFFD')
    if (!isText) problems.push({ rowNo, field: column, reported: says('importNotUtf8') })
    else if (isFormula(cell))
      problems.push({ rowNo, field: column, reported: says('importFormula') })
    else row[column] = readCell(cell.normalize('NFC').trim())
  }
  return { row: { rowNo, cells: row }, problems }
}

/** One error per cell: consequences of an unreadable one are not reported as well. In the order of the file. */
function firstOfEach(...lists: readonly (readonly RowProblem[])[]): RowProblem[] {
  const seen = new Set<string>()
  const first = lists.flat().filter(({ rowNo, field }) => {
    if (seen.has(`${rowNo} ${field}`) || seen.has(`${rowNo} `)) return false
    seen.add(`${rowNo} ${field}`)
    return true
  })
  return first.sort((one, other) => one.rowNo - other.rowNo)
}

async function store(
  db: Db,
  importId: number,
  { changes, sameCount, problems, warnings }: CheckedGroups,
  rows: readonly GroupRow[],
): Promise<void> {
  const isRight = problems.length === 0
  const insertRows = changes.filter(({ before }) => before === null).length
  await db.transaction().execute(async (tx) => {
    const kept = problems.slice(0, MAX_KEPT_ERRORS)
    await insertErrors(tx, importId, { from: 0, errors: kept })
    const keptWarnings = warnings.slice(0, MAX_KEPT_ERRORS)
    await insertErrors(tx, importId, { from: kept.length, errors: keptWarnings, isWarning: true })
    if (isRight) await insertGroups(tx, importId, changes)
    await saveProgress(tx, importId, {
      doneRows: rows.length,
      totalRows: rows.length,
      insertRows,
      updateRows: changes.length - insertRows,
      sameRows: sameCount,
      errorRows: new Set(problems.map(({ rowNo }) => rowNo)).size,
    })
    await transitionImport(tx, importId, { from: 'CHECKING', to: isRight ? 'CHECKED' : 'REFUSED' })
  })
}
