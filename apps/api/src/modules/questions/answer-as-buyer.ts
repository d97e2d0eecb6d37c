import type { SaveAnswer } from '@mendwell/contract/questions/questions'
import type { Deps } from '../../deps/deps.ts'
import { notFound, ShopError, sentence } from '../../ground/errors.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { notifyAsker } from './notify-asker.ts'
import { hasBoughtOfFamily, lockShownQuestion, upsertAnswer } from './questions.repository.ts'

/**
 * Saves the answer of a customer who bought the product or another size of it; a second one replaces the first. It is
 * visible at once, like reviews, and staff can hide it.
 * @throws ShopError 401, 403 if they have not bought it, 404 for a hidden question, 429.
 */
export async function answerAsBuyer(
  deps: Deps,
  custId: number,
  { questionId, answer, showName }: SaveAnswer,
): Promise<{ answerId: number }> {
  const takeBack = await reserveAttempt(deps, LIMITS.productAnswer, custId)
  return deps.db
    .transaction()
    .execute(async (tx) => {
      await lockLivingCustomer(tx, custId)
      const asked = await lockShownQuestion(tx, questionId)
      if (!asked) throw notFound('Question')
      if (!(await hasBoughtOfFamily(tx, custId, asked.productId))) {
        throw new ShopError(403, 'FORBIDDEN', sentence('answerBuyersOnly'))
      }
      const { answerId, isShown } = await upsertAnswer(tx, {
        questionId,
        custId,
        answer,
        showName,
      })
      if (isShown) await notifyAsker(tx, questionId)
      return { answerId }
    })
    .catch(async (error) => {
      await takeBack()
      throw error
    })
}
