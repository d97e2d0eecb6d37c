import type { Sentence } from '@mendwell/contract/wire/errors'
import { type FieldCode, says } from '@mendwell/contract/wire/validation-messages'
import { inWords } from '../errors.ts'

/** An error in a row of a file, as a schema would report it (`says`); stored in that form. */
export interface RowProblem {
  rowNo: number
  /** The column; '' for the whole row. */
  field: string
  reported: string
}

/** Its message is English, for logs and terminals. */
class ReadingProblem extends Error {
  readonly reported: string
  constructor(code: FieldCode, params?: Sentence['params']) {
    const reported = says(code, params)
    super(inWords(reported))
    this.reported = reported
  }
}

/** Why a whole file cannot be parsed. */
export class FileProblem extends ReadingProblem {}

/** Why a cell cannot be parsed. */
export class CellProblem extends ReadingProblem {}
