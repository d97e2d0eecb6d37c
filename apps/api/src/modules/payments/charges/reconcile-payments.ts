import type { Deps } from '../../../deps/deps.ts'
import { giveUpAttempt } from '../attempts/give-up-attempt.ts'
import { findAttemptAge, takeDueAttempts } from '../attempts/payment-attempts.repository.ts'
import { resolveAttempt } from './confirm-charge.ts'

/** Attempts looked at in one run; the next run takes the rest. */
const BATCH = 50
/** A bank's open step is given up after this long, so that the order can be paid otherwise. */
const CHALLENGE_SECONDS = 60 * 60
/** Reliability §3.1, P6: an attempt still open after three days needs a person. */
const ALARM_SECONDS = 3 * 24 * 60 * 60

/** Asks the provider about every open attempt that is due. Answers how many it asked about. */
export async function reconcilePayments(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
): Promise<number> {
  const due = await takeDueAttempts(deps.db, BATCH)
  for (const attempt of due) {
    const { attemptId, orderId } = attempt
    const age = await findAttemptAge(deps.db, attemptId)
    if (attempt.status === 'ACTION_REQUIRED' && age > CHALLENGE_SECONDS) {
      await giveUpAttempt(deps, attempt)
    } else {
      await resolveAttempt(deps, attempt)
    }
    if (age > ALARM_SECONDS) deps.logger.error({ attemptId, orderId }, 'payment stays unknown')
  }
  return due.length
}
