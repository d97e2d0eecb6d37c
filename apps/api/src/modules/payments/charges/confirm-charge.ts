import type { ChargeAnswer } from '@mendwell/contract/money/payments'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { getReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { findCharge } from '../attempts/ask-provider.ts'
import { isOpen } from '../attempts/attempts.sql.ts'
import { answerOf } from '../attempts/charge-answer.ts'
import { type AgedAttempt, findAttempts } from '../attempts/payment-attempts.repository.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'

/**
 * The state of an order's last charge; the provider is asked while it is open.
 * @throws ShopError 404 when the order is not the caller's or was never charged.
 */
export async function confirmCharge(
  deps: Deps,
  principal: OrderReader,
  orderId: number,
): Promise<ChargeAnswer> {
  await getReadableOrder(deps.db, principal, { orderId })
  return askAgain(deps, orderId)
}

/** The same for an order that the caller is known to have access to. */
export async function askAgain(deps: Deps, orderId: number): Promise<ChargeAnswer> {
  const attempts = await findAttempts(deps.db, orderId)
  const attempt = attempts.at(-1)
  if (!attempt) throw notFound('Payment')
  if (!isOpen(attempt)) return answerOf(attempt, { provider: deps.cards.title })
  return resolveAttempt(deps, attempt)
}

/** Asks the provider about an open attempt and stores the answer. */
export async function resolveAttempt(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
  attempt: AgedAttempt,
): Promise<ChargeAnswer> {
  const charge = await findCharge(deps, attempt)
  if (!charge) return answerOf(attempt, { provider: deps.cards.title })
  return settleAttempt(deps, attempt, charge)
}
