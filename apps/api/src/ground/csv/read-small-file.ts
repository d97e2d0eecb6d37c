import type { FieldError, Sentence } from '@mendwell/contract/wire/errors'
import type { FieldCode } from '@mendwell/contract/wire/validation-messages'
import { isFormula, readCell } from '@mendwell/domain/words/csv-cells'
import { fieldError, fieldErrorOf, invalidFields, ShopError, sentence } from '../errors.ts'
import { FileProblem } from './file-problems.ts'
import { columnsAmong, readRows } from './read-rows.ts'

/** The limit of a file that one person typed. */
export const SMALL_FILE = {
  maxBytes: 1024 * 1024,
  tooBig: () => new ShopError(413, 'TOO_LARGE', sentence('smallFileTooBig')),
}

/** A row by the names of its columns; cells are trimmed, and '' where there is none. */
export interface SmallRow<Column extends string> {
  /** As a spreadsheet counts: the header is row 1. */
  rowNo: number
  cells: Readonly<Record<Column, string>>
}

interface Reading<Column extends string> {
  columns: readonly Column[]
  /** The file must have one of these. */
  oneOf: readonly Column[]
  maxRows: number
}

/**
 * All rows of a file that one person typed: small enough to be read and refused within one call.
 * @throws ShopError 422 for a file that cannot be read, with unknown columns, without rows or with too many; and for
 * cells that are no text or formulas, each by its row.
 */
export async function readSmallFile<Column extends string>(
  bytes: Buffer,
  { columns, oneOf, maxRows }: Reading<Column>,
): Promise<SmallRow<Column>[]> {
  const all: SmallRow<Column>[] = []
  const errors: FieldError[] = []
  const isColumn = (name: string): name is Column => columns.some((column) => column === name)
  try {
    for await (const part of readRows(inOnePart(bytes), (names) => columnsAmong(names, isColumn))) {
      if (!oneOf.some((column) => part.columns.includes(column))) {
        throw new FileProblem('fileNeedsColumn', { columns: oneOf.join(' or ') })
      }
      for (const { rowNo, cells } of part.rows) {
        const found = columns.map((column) => {
          const cell = cells[part.columns.indexOf(column)]?.trim() ?? ''
          if (cell.includes('\uFFFD')) errors.push(atRow(rowNo, column, 'importNotUtf8'))
          if (isFormula(cell)) errors.push(atRow(rowNo, column, 'importFormula'))
          return [column, readCell(cell)]
        })
        all.push({ rowNo, cells: Object.fromEntries(found) })
      }
      if (all.length > maxRows) throw new FileProblem('fileTooManyRows', { max: maxRows })
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    throw invalidFields([fieldErrorOf('file', error.reported)])
  }
  if (errors.length > 0) throw invalidFields(errors)
  return all
}

/** What is wrong with a cell, by the row and the column of the file. */
export const atRow = (
  rowNo: number,
  column: string,
  code: FieldCode,
  params?: Sentence['params'],
): FieldError => fieldError(`rows.${rowNo}.${column}`, code, params)

async function* inOnePart(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
