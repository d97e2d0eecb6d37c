import { ChargeAnswer } from '@mendwell/contract/money/payments'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderCharge } from '../../../gateways/cards/card-gateway.ts'
import { storeAnswer } from '../../../idempotency/idempotency.repository.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import { markPaid, type OrderRow } from '../../orders/order/orders.repository.ts'
import { queueSaving } from '../../saved-cards/attempt-cards.repository.ts'
import { captureBalances } from '../tenders/capture-balances.ts'
import { cancelCharge, type Unknown } from './ask-provider.ts'
import { answerOf } from './charge-answer.ts'
import { chargeScope } from './charge-scope.ts'
import { insertOrphanCapture } from './orphan-captures.repository.ts'
import { type AttemptRow, findAttempt } from './payment-attempts.repository.ts'
import { reviveAttempt, updateCard, updateOpenAttempt } from './settle-attempt.repository.ts'
import {
  cardColumns,
  isOfAttempt,
  type SettleDeps,
  type Succeeded,
  settlementOf,
} from './settlement.ts'

interface SettleInput {
  attempt: AttemptRow
  result: ProviderCharge | Unknown
}

/** Stores the state or outcome of an attempt; returns the shopper's answer. */
export const settleAttempt = (
  deps: SettleDeps & Pick<Deps, 'db'>,
  attempt: AttemptRow,
  result: ProviderCharge | Unknown,
): Promise<ChargeAnswer> =>
  deps.db.transaction().execute((tx) => settleIn(deps, tx, { attempt, result }))

/** Cancels the bank's open step of an attempt at the provider, so that the order can be paid another way. */
export async function giveUpAttempt(
  deps: SettleDeps & Pick<Deps, 'db'>,
  attempt: AttemptRow,
): Promise<void> {
  await settleAttempt(deps, attempt, await cancelCharge(deps, attempt))
}

/**
 * Settles an attempt in the caller's transaction, with all that follows: order, receipt, answer. A late message about a
 * settled attempt counts only if it is a capture: it pays the order if nothing else does or may, else it is refunded.
 */
export async function settleIn(
  deps: SettleDeps,
  tx: Queryable,
  { attempt, result }: SettleInput,
): Promise<ChargeAnswer> {
  const clientSecret = result.state === 'action_required' ? result.clientSecret : undefined
  const answered = (row: AttemptRow) => answerOf(row, { provider: deps.cards.title, clientSecret })
  // Every provider reports each capture more than once: a settled attempt stays as it is.
  if (isRepeat(attempt, result)) return answered(attempt)
  const { order, settled } = await applyResult(deps, tx, { attempt, result })
  if (!settled) {
    if (result.state === 'succeeded') await storeLateCapture(tx, attempt, result)
    return answered(await findAttempt(tx, attempt.attemptId))
  }
  const answer = answered(settled)
  if (settled.status === 'SUCCEEDED') {
    await payOrder(tx, order)
    await queueSaving(tx, settled.attemptId)
  }
  await storeFinalAnswer(tx, settled, answer)
  return answer
}

/** A capture already on record with all its details; a success stays one (§3.1, P4). */
const isRepeat = (attempt: AttemptRow, result: ProviderCharge | Unknown): boolean =>
  attempt.status === 'SUCCEEDED' &&
  result.state === 'succeeded' &&
  result.reference === attempt.providerRef &&
  isOfAttempt(attempt, result) &&
  Object.entries(cardColumns(result.card)).every(
    ([column, value]) => attempt[column as keyof AttemptRow] === value,
  )

/** Without `settled` if the result does not change the attempt. */
async function applyResult(deps: SettleDeps, tx: Queryable, { attempt, result }: SettleInput) {
  const { attemptId, orderId } = attempt
  const settlement = settlementOf(deps, attempt, result)
  // Always the order first: a new attempt is created under the same lock.
  const order = await lockOrderRow(tx, orderId)
  const settled = await updateOpenAttempt(tx, attemptId, settlement)
  if (settled || settlement.status !== 'SUCCEEDED') return { order, settled }
  return { order, settled: await reviveAttempt(tx, attemptId, settlement) }
}

/** Marks the locked order as paid, captures its balances, and queues its receipt, unless it was already paid. */
export async function payOrder(tx: Queryable, order: OrderRow | undefined) {
  if (order?.paymentStatus !== 'UNPAID') return
  const { orderId, custId, email: to } = order
  await captureBalances(tx, orderId)
  await markPaid(tx, orderId)
  const dedupeKey = `payment_received:${orderId}`
  await queueMail(tx, { kind: 'payment_received', dedupeKey, to, payload: {}, orderId, custId })
}

/**
 * A capture that changed nothing: a duplicate, or for an order paid another way. In the latter case nothing of it pays
 * the order, and it is refunded.
 */
async function storeLateCapture(tx: Queryable, attempt: AttemptRow, capture: Succeeded) {
  if (!isOfAttempt(attempt, capture)) return
  const { reference: providerRef, amountCents, currency, card } = capture
  const known = await findAttempt(tx, attempt.attemptId)
  if (known.status === 'SUCCEEDED' && known.providerRef === providerRef) {
    return updateCard(tx, known.attemptId, cardColumns(card))
  }
  const { orderId } = attempt
  await insertOrphanCapture(tx, { providerRef, orderId, amountCents, currency })
}

/** The answer to the request that created the attempt, without the secret of an open step. */
async function storeFinalAnswer(tx: Queryable, attempt: AttemptRow, answer: ChargeAnswer) {
  if (!attempt.requestKey) return
  const final = { ...answer, cardInfo: { ...answer.cardInfo, action: null } }
  const call = { scope: chargeScope(attempt.orderId), key: attempt.requestKey }
  await storeAnswer(tx, call, z.encode(ChargeAnswer, final))
}
