import { randomUUID } from 'node:crypto'
import type { AskQuestion } from '@mendwell/contract/questions/questions'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { fieldError, invalidFields, notFound } from '../../ground/errors.ts'
import { makeToken } from '../../ground/secret-token.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempts } from '../../limits/reserve-attempt.ts'
import { isOnSale } from '../catalog/products/products.repository.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { canonicalEmail } from '../people/mailboxes/canonical-email.ts'
import { findMailbox, insertOrLockQuestion } from './questions.repository.ts'

interface QuestionInput {
  input: AskQuestion
  /** If the caller is signed in. */
  custId: number | null
  ip: string
  /** The language in which the shop is read; undefined if unknown. */
  language: Language | undefined
}

interface Asker {
  custId: number | null
  email: string
  isConfirmed: boolean
}

interface Reached extends Asker {
  mailLanguage: Language | null
}

/**
 * Stores a question about a product. From a signed-in customer with a confirmed email it is visible at once; everyone
 * else is mailed a link; a repeat of a pending one changes nothing, and the answer is the same. Questions of a guest's
 * mailbox and of a customer are limited separately, so that no one uses up another's limit.
 * @throws ShopError 401 for a customer who was just merged or erased, 404 for a hidden product, 422, 429.
 */
export async function askQuestion(
  deps: Deps,
  { input, custId, ip, language }: QuestionInput,
): Promise<{ isShown: boolean }> {
  const { email } = input
  if (!(await isOnSale(deps.db, input.productId))) throw notFound('Product')
  if (custId === null && email === undefined) {
    throw invalidFields([fieldError('email', 'emailRequired')])
  }
  const takeBack = await reserveAttempts(
    deps,
    [LIMITS.question, ip],
    custId === null
      ? [LIMITS.questionMailbox, canonicalEmail(email ?? '')]
      : [LIMITS.questionCustomer, custId],
  )
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const asker = await askerOf(tx, custId, email ?? '')
      return keep(tx, input, { ...asker, mailLanguage: language ?? null })
    })
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function askerOf(tx: Queryable, custId: number | null, email: string): Promise<Asker> {
  if (custId === null) return { custId, email, isConfirmed: false }
  await lockLivingCustomer(tx, custId)
  return { custId, ...(await findMailbox(tx, custId)) }
}

async function keep(
  tx: Queryable,
  { productId, question, name }: AskQuestion,
  asker: Reached,
): Promise<{ isShown: boolean }> {
  const kept = await insertOrLockQuestion(tx, {
    productId,
    question,
    askerName: name,
    ...asker,
    emailCanonical: canonicalEmail(asker.email),
    mailToken: makeToken().token,
  })
  if (!asker.isConfirmed && kept?.email && kept.confirmedAt === null) {
    const { questionId, email: to } = kept
    await queueMail(tx, {
      kind: 'question_confirm',
      dedupeKey: `question_confirm ${questionId} ${randomUUID()}`,
      to,
      payload: { questionId },
      custId: asker.custId,
      language: asker.mailLanguage,
    })
  }
  return { isShown: asker.isConfirmed }
}
