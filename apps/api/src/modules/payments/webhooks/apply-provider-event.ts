import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderEvent } from '../../../gateways/cards/card-gateway.ts'
import type { AttemptRow } from '../attempts/payment-attempts.repository.ts'
import { settleIn } from '../attempts/settle-attempt.ts'
import { isOfAttempt } from '../attempts/settlement.ts'

type EventDeps = Pick<Deps, 'cards' | 'logger'>

/**
 * Card payments for things other than orders: applies an event about such a charge in the transaction that stores it;
 * returns false for a charge that is not theirs.
 */
export type OtherPayee = (
  deps: EventDeps,
  tx: Queryable,
  notice: NonNullable<ProviderEvent['notice']>,
) => Promise<boolean>

interface Applying {
  event: ProviderEvent
  attempt: AttemptRow | undefined
  otherPayee: OtherPayee
}

/**
 * Applies an event in the transaction that stores it. It counts only if the provider means exactly this attempt and its
 * full amount (Reliability §2.7).
 */
export async function applyProviderEvent(
  deps: EventDeps,
  tx: Queryable,
  { event, attempt, otherPayee }: Applying,
): Promise<void> {
  const { eventId, type, notice } = event
  if (!notice) return
  const { charge } = notice
  if (!attempt) {
    if (await otherPayee(deps, tx, notice)) return
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
