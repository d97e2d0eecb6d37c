import { CallProblem } from '../../api/call.ts'
import { t, translate } from '../../lib/texts.ts'

/** Why a call did nothing, in words: the shop's own, or that it was not reached. */
export const reasonOf = (error: Error): string =>
  error instanceof CallProblem ? translate(error.problem.detail) : t('account.unreachable')
