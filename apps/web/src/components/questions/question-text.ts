import { CallProblem } from '../../api/calls/call.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { translateMessage } from '../../lib/words/texts.ts'
import { questionTexts } from '../../texts/en/questions.ts'

/** A text about questions; loaded where they are read or asked. */
export const questionText = ownTexts(questionTexts)

/** Why a question or an answer was rejected, as text. */
export const refusalOf = (error: Error): string =>
  error instanceof CallProblem
    ? translateMessage(error.problem.detail, error.problem.sentence)
    : questionText('question.failed')
