import type { ChargeAnswer } from '@mendwell/contract/money/payments'
import type { Deps } from '../../../deps/deps.ts'
import { NO_CARD } from '../../../gateways/cards/card-gateway.ts'
import { notFound } from '../../../ground/errors.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { getReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { askProvider } from '../attempts/ask-provider.ts'
import { answerOf } from '../attempts/charge-answer.ts'
import {
  type AttemptRow,
  findAttemptAge,
  findAttempts,
  isOpen,
} from '../attempts/payment-attempts.repository.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'

/** A question still on its way to the provider arrives within this; later, "never heard of it" is final. */
const LOST_AFTER_SECONDS = 120

/**
 * How the last charge of an order stands, asked of the provider while it is open.
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

/** The same for an order that the caller is known to hold. */
export async function askAgain(deps: Deps, orderId: number): Promise<ChargeAnswer> {
  const attempts = await findAttempts(deps.db, orderId)
  const attempt = attempts.at(-1)
  if (!attempt) throw notFound('Payment')
  if (!isOpen(attempt)) return answerOf(attempt, { provider: deps.cards.title })
  return resolveAttempt(deps, attempt)
}

/** Asks the provider about an open attempt and writes down what it says. */
export async function resolveAttempt(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
  attempt: AttemptRow,
): Promise<ChargeAnswer> {
  const { idempotencyKey, providerRef: reference } = attempt
  const known = { idempotencyKey, reference }
  const found = await askProvider(deps, () => deps.cards.find(known))
  if (found) return settleAttempt(deps, attempt, found)
  const age = await findAttemptAge(deps.db, attempt.attemptId)
  if (age < LOST_AFTER_SECONDS) return answerOf(attempt, { provider: deps.cards.title })
  // A question that is late beyond all measure must not charge any more.
  const ended = await askProvider(deps, () => deps.cards.cancel(known))
  const hasEnded = ended === undefined || ended.state === 'canceled'
  const notMade = { state: 'failed', reference, message: null, card: NO_CARD } as const
  return settleAttempt(deps, attempt, hasEnded ? notMade : ended)
}
