import { CallProblem } from '../../../api/calls/call.ts'
import { t, translateMessage } from '../../../lib/words/texts.ts'

/** Why a call failed, as text: the shop's message, or that it could not be reached. */
export const reasonOf = (error: Error): string =>
  error instanceof CallProblem
    ? translateMessage(error.problem.detail, error.problem.sentence)
    : t('account.unreachable')
