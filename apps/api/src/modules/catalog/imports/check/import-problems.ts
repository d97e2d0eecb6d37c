import type { Sentence } from '@mendwell/contract/wire/errors'
import { type FieldCode, says } from '@mendwell/contract/wire/validation-messages'
import { inWords } from '../../../../ground/errors.ts'

/** What is wrong with a row of a file, as a schema would report it (`says`): so it is stored as well. */
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

/** Why a whole file cannot be read. */
export class FileProblem extends ReadingProblem {}

/** Why a cell cannot be read. */
export class CellProblem extends ReadingProblem {}
