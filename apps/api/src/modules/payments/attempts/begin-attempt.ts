import { randomUUID } from 'node:crypto'
import { type Charge, ChargeAnswer } from '@mendwell/contract/money/payments'
import type { MessageKey } from '@mendwell/contract/wire/messages'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ChargeRequest } from '../../../gateways/cards/card-gateway.ts'
import { sentence } from '../../../ground/errors.ts'
import { claimKey, findClaim, releaseKey } from '../../../idempotency/idempotency.repository.ts'
import type { RequestKey } from '../../../idempotency/request-key.ts'
import { keyReused } from '../../../idempotency/run-once.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { lockReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { insertAttemptCard } from '../../saved-cards/attempt-cards.repository.ts'
import type { KnownCustomer } from '../../saved-cards/know-customer.ts'
import { dueByCard } from '../tenders/plan-tenders.ts'
import { whyUnpayable } from '../tenders/refuse-unpayable.ts'
import { isOpen, type Try } from './attempts.sql.ts'
import { beingConfirmed, refused, unavailable } from './charge-answer.ts'
import { limitAttempts } from './limit-attempts.ts'
import { findOwnCard } from './own-card.ts'
import { type AttemptRow, findAttempts, insertAttempt } from './payment-attempts.repository.ts'

export interface Charging {
  principal: OrderReader
  charge: Charge
  call: RequestKey
  /** The payer as the provider knows them, if their card is to be saved. */
  saver: KnownCustomer | undefined
}

/** The card as the provider knows it. */
export type CardToCharge = Pick<ChargeRequest, 'token' | 'owner' | 'byLink'>

/** How a charge begins: usually with a new attempt, committed before the provider is asked. */
export type Begun =
  | { kind: 'new'; attempt: AttemptRow; card: CardToCharge }
  /** Nothing is charged. */
  | { kind: 'refused'; answer: ChargeAnswer }
  /** A repeated request: this was its answer. */
  | { kind: 'repeat'; answer: ChargeAnswer }
  /** A repeated request that has not been answered yet. */
  | { kind: 'in_flight' }
  /** An earlier attempt waits for the shopper's bank: it must be canceled first. */
  | { kind: 'waiting'; attempt: AttemptRow }

/**
 * Stores a new attempt to charge an order, with the order locked: of many clicks one gets through (Reliability §2.7).
 * @throws ShopError 401 for a guest with a saved card, 404 for an order or a card that is not the caller's, 422 for a
 * key used otherwise, 429, 503 while the provider is paused.
 */
export function beginAttempt(deps: Deps, charging: Charging): Promise<Begun> {
  const { principal, charge, call, saver } = charging
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockReadableOrder(tx, principal, charge.payment)
    if (!(await claimKey(tx, call))) return findRepeat(tx, call)
    const attempts = await findAttempts(tx, order.orderId)
    const begun = await decide(deps, tx, { principal, order, attempts, charge, call, saver })
    // A refused request may be retried: nothing was done under its key.
    if (begun.kind !== 'new') await releaseKey(tx, call)
    return begun
  })
}

interface AttemptInput extends Charging {
  order: OrderRow
  /** Earlier attempts. */
  attempts: readonly (AttemptRow & Try)[]
}

async function decide(deps: Deps, tx: Queryable, input: AttemptInput): Promise<Begun> {
  const { order, attempts, charge, call } = input
  const dueCents = await dueByCard(tx, order)
  const reason = refusalOf(order, charge, dueCents)
  if (reason) return { kind: 'refused', answer: refused(sentence(reason)) }
  const open = attempts.find(isOpen)
  if (open?.status === 'ACTION_REQUIRED') return { kind: 'waiting', attempt: open }
  if (open) return { kind: 'refused', answer: beingConfirmed() }
  limitAttempts(deps, attempts)
  if (!deps.cards.isAvailable()) throw unavailable()
  const own = await findOwnCard(deps, tx, input)
  if (own === 'expired') return { kind: 'refused', answer: refused(sentence('savedCardExpired')) }
  const attempt = await insertAttempt(tx, {
    orderId: order.orderId,
    attemptNumber: attempts.length + 1,
    provider: deps.cards.name,
    idempotencyKey: `attempt_${randomUUID()}`,
    requestKey: call.key,
    amountCents: dueCents,
    currency: order.currency,
  })
  if (!own) {
    const { token, byLink } = charge
    return { kind: 'new', attempt, card: { token, byLink } }
  }
  const { cardCustomerId, providerRef, owner } = own
  await insertAttemptCard(tx, { attemptId: attempt.attemptId, cardCustomerId, providerRef })
  return { kind: 'new', attempt, card: { token: providerRef ?? charge.token, owner } }
}

async function findRepeat(tx: Queryable, call: RequestKey): Promise<Begun> {
  const claim = await findClaim(tx, call)
  if (claim && !claim.requestSha256.equals(call.requestSha256)) throw keyReused()
  if (!claim?.answer) return { kind: 'in_flight' }
  return { kind: 'repeat', answer: ChargeAnswer.parse(claim.answer.body) }
}

/** Why nothing may be charged; the amount must be what is unpaid (Decisions §2), less what balances pay. */
const refusalOf = (order: OrderRow, charge: Charge, dueCents: number): MessageKey | undefined =>
  whyUnpayable(order) ?? (charge.amount === dueCents ? undefined : 'amountDiffers')
