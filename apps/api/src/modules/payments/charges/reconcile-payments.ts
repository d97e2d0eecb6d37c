import type { Deps } from '../../../deps/deps.ts'
import { takeDueAttempts } from '../attempts/payment-attempts.repository.ts'
import { giveUpAttempt } from '../attempts/settle-attempt.ts'
import { resolveAttempt } from './confirm-charge.ts'
import { BATCH, reconcileAttempts } from './reconcile-attempts.ts'

/** Asks the provider about every open order payment attempt that is due. Returns how many it asked about. */
export async function reconcilePayments(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
): Promise<number> {
  const due = await takeDueAttempts(deps.db, BATCH)
  await reconcileAttempts(due, {
    ask: (attempt) => resolveAttempt(deps, attempt),
    giveUp: (attempt) => giveUpAttempt(deps, attempt),
    alarm: ({ attemptId, orderId }) =>
      deps.logger.error({ attemptId, orderId }, 'payment stays unknown'),
  })
  return due.length
}
