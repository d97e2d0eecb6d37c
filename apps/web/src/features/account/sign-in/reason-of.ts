import { CallProblem } from '../../../api/calls/call.ts'
import { sayAgain, t } from '../../../lib/words/texts.ts'

/** Why a call did nothing, in words: the shop's own, or that it was not reached. */
export const reasonOf = (error: Error): string =>
  error instanceof CallProblem
    ? sayAgain(error.problem.detail, error.problem.sentence)
    : t('account.unreachable')
