import * as contract from '@mendwell/contract/search/search-use'
import { call, type Input } from '../calls/call.ts'

/** Counts that a search result was opened. */
export const countOpened = (term: string) => call(contract.countOpened, { body: { term } })

/** Reports to staff that a search missed; sent again with a comment, the same key updates the same report. */
export const reportWrongAnswer = (
  body: NonNullable<Input<typeof contract.reportWrongAnswer>['body']>,
) => call(contract.reportWrongAnswer, { body })
