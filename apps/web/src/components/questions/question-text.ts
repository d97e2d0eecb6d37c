import { CallProblem } from '../../api/calls/call.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { sayAgain } from '../../lib/words/texts.ts'
import { questionTexts } from '../../texts/en/questions.ts'

/** A text about questions; they come where somebody reads or asks them. */
export const questionText = ownTexts(questionTexts)

/** Why a question or an answer was not taken, in words. */
export const refusalOf = (error: Error): string =>
  error instanceof CallProblem
    ? sayAgain(error.problem.detail, error.problem.sentence)
    : questionText('question.failed')
