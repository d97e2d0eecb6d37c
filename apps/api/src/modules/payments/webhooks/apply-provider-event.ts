import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderEvent } from '../../../gateways/cards/card-gateway.ts'
import type { AttemptRow } from '../attempts/payment-attempts.repository.ts'
import { isOfAttempt, settleIn } from '../attempts/settle-attempt.ts'

/**
 * Does what follows from an event, in the transaction that keeps it. It counts only where the
 * provider speaks of the very attempt, and of all of its money (Reliability §2.7).
 */
export async function applyProviderEvent(
  deps: Pick<Deps, 'cards' | 'logger'>,
  tx: Queryable,
  { event, attempt }: { event: ProviderEvent; attempt: AttemptRow | undefined },
): Promise<void> {
  const { eventId, type, notice } = event
  if (!notice) return
  const { charge } = notice
  if (!attempt) {
    deps.logger.warn({ eventId, type }, 'an event about a payment that is not ours')
    return
  }
  if (charge.state === 'succeeded' && !isOfAttempt(attempt, charge)) {
    const { attemptId, orderId } = attempt
    deps.logger.error({ eventId, attemptId, orderId }, 'an event about another amount')
    return
  }
  await settleIn(deps, tx, { attempt, result: charge })
}
