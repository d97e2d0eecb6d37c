import type { Queryable } from '../../db/db.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { takeEmail } from './questions.repository.ts'

/** Queues the one mail about the first answer to a locked question and deletes the address; later answers send none. */
export async function notifyAsker(tx: Queryable, questionId: number): Promise<void> {
  const asker = await takeEmail(tx, questionId)
  if (!asker) return
  const { email: to, custId, mailLanguage: language } = asker
  const dedupeKey = `question_answered:${questionId}`
  const payload = { questionId }
  await queueMail(tx, { kind: 'question_answered', dedupeKey, to, custId, language, payload })
}
