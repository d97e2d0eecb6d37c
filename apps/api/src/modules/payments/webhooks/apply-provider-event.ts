import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderEvent } from '../../../gateways/cards/card-gateway.ts'
import type { AttemptRow } from '../attempts/payment-attempts.repository.ts'
import { settleIn } from '../attempts/settle-attempt.ts'
import { isOfAttempt } from '../attempts/settlement.ts'

type EventDeps = Pick<Deps, 'cards' | 'logger'>

/**
 * What is paid by card besides orders: does what follows from an event about a charge of its own, in the transaction
 * that keeps it; false for a charge that is not its own.
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
 * Does what follows from an event, in the transaction that keeps it. It counts only where the
 * provider speaks of the very attempt, and of all of its money (Reliability §2.7).
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
