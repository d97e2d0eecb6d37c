import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { findQuestion, isAnswered } from '../questions.repository.ts'

/** To a mailbox that was entered with a question: a link that confirms it. */
export const composeQuestionConfirm: Composer<'question_confirm'> = async (
  { db, config, say },
  { payload },
) => {
  const asked = await findQuestion(db, payload.questionId)
  if (!asked || asked.confirmedAt !== null || asked.mailToken === null) return undefined
  const { productName, question, mailToken } = asked
  return {
    head: mailHead('question_confirm', { name: productName }),
    preview: say('One click, and your question is on the page'),
    title: say('Did you ask this?'),
    blocks: [
      {
        type: 'text',
        text: say('This question about {name} was entered with your email:', { name: productName }),
      },
      { type: 'quote', text: question },
      {
        type: 'button',
        label: say('Yes, ask this question'),
        url: `${config.publicUrl}/#/question?t=${mailToken}`,
      },
      {
        type: 'note',
        text: say(
          'Your email is never shown. We write once, when there is an answer, and then forget it. If you did not ask, ignore this email: the question is never shown, and we will not write again.',
        ),
      },
    ],
  }
}

/** To the asker: there is an answer. The shop's own is quoted; buyers' answers are read on the page. */
export const composeQuestionAnswered: Composer<'question_answered'> = async (
  { db, config, say },
  { payload },
) => {
  const asked = await findQuestion(db, payload.questionId)
  if (asked?.productStatus !== 'A' || asked.hiddenAt !== null) return undefined
  const { productId, productName, question, answer } = asked
  if (answer === null && !(await isAnswered(db, payload.questionId))) return undefined
  return {
    head: mailHead('question_answered', { name: productName }),
    preview: (answer ?? say('Somebody who bought it has answered')).slice(0, 120),
    title: say('Your question has an answer.'),
    blocks: [
      { type: 'text', text: say('You asked about {name}:', { name: productName }) },
      { type: 'quote', text: question },
      ...(answer === null
        ? [{ type: 'text' as const, text: say('Somebody who bought it has answered.') }]
        : [
            { type: 'text' as const, text: say('Our answer:') },
            { type: 'quote' as const, text: answer },
          ]),
      {
        type: 'button',
        label: say('See it on the page'),
        url: `${config.publicUrl}/p/${productId}/questions`,
      },
      {
        type: 'note',
        text: say(
          'Answers are not medical advice. This was the one email about your question: we have forgotten the address that you gave with it.',
        ),
      },
    ],
  }
}
