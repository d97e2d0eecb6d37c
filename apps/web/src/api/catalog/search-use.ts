import * as contract from '@mendwell/contract/search/search-use'
import { call, type Input } from '../calls/call.ts'

/** Counts that something the search for a term found was opened. */
export const countOpened = (term: string) => call(contract.countOpened, { body: { term } })

/** Tells staff that a search found something else; sent again with a sentence, the same key is the same report. */
export const reportWrongAnswer = (
  body: NonNullable<Input<typeof contract.reportWrongAnswer>['body']>,
) => call(contract.reportWrongAnswer, { body })
