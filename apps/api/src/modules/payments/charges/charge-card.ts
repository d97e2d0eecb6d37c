import { setTimeout as wait } from 'node:timers/promises'
import { CHARGE_STATUS, type Charge, type ChargeAnswer } from '@mendwell/contract/money/payments'
import type { Deps } from '../../../deps/deps.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { inFlight, type Outcome } from '../../../idempotency/run-once.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { countDeclinedCard } from '../../../limits/count-declined-card.ts'
import { refuseWhenSpent } from '../../../limits/reserve-attempt.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { askProvider } from '../attempts/ask-provider.ts'
import { noteReference } from '../attempts/attempts.sql.ts'
import {
  type Charging as AttemptCharging,
  type Begun,
  beginAttempt,
  type CardToCharge,
} from '../attempts/begin-attempt.ts'
import { beingConfirmed } from '../attempts/charge-answer.ts'
import { chargeScope } from '../attempts/charge-scope.ts'
import { knowSaver } from '../attempts/own-card.ts'
import { type AttemptRow, findAttempts } from '../attempts/payment-attempts.repository.ts'
import { giveUpAttempt, settleAttempt } from '../attempts/settle-attempt.ts'
import { askAgain } from './confirm-charge.ts'

interface Charging {
  principal: OrderReader
  charge: Charge
  /** The Idempotency-Key header. */
  key: string | undefined
  /** The caller's network address. */
  address: string
}

/** How long a repeat waits for the answer to the first request, and its polling intervals. */
const WAIT_MS = 10_000
const ASK_EVERY_MS = 200
/** The provider is never waited for this long. */
const ABANDONED_AFTER_SECONDS = 20

/**
 * Charges an order's unpaid total to a card token: commits the attempt, asks the provider, commits the outcome; a lost
 * answer leaves it open for the reconciler.
 * @throws ShopError 401 for a guest with a card to save or a saved one; 404; 409 while an earlier attempt stays open;
 * 422, 429, 503.
 */
export async function chargeCard(deps: Deps, charging: Charging): Promise<Outcome<ChargeAnswer>> {
  const { principal, charge, key, address } = charging
  await refuseWhenSpent(deps, LIMITS.declinedAddress, address)
  const { orderId } = charge.payment
  const call = requestKey({ scope: chargeScope(orderId), header: key, request: charge })
  const saver = await knowSaver(deps, { principal, charge })
  const begun = await beginWithoutWaiting(deps, { principal, charge, call, saver })
  switch (begun.kind) {
    case 'new': {
      const answer = await chargeAttempt(deps, begun.attempt, begun.card)
      if (answer.cardInfo.failure_message) {
        await countDeclinedCard(deps, address)
      }
      return { answer, replayed: false }
    }
    case 'repeat':
      return { answer: await refresh(deps, orderId, begun.answer), replayed: true }
    case 'refused':
      return { answer: begun.answer, replayed: false }
  }
}

type Decided = Exclude<Begun, { kind: 'in_flight' } | { kind: 'waiting' }>

/** Begins the charge; waits for a duplicate of this request, and cancels an attempt that waits for a bank. */
async function beginWithoutWaiting(deps: Deps, charging: AttemptCharging): Promise<Decided> {
  const givenUpAt = performance.now() + WAIT_MS
  for (;;) {
    const begun = await beginAttempt(deps, charging)
    if (begun.kind !== 'in_flight' && begun.kind !== 'waiting') return begun
    const isTooLate = performance.now() > givenUpAt
    const { orderId } = charging.charge.payment
    // The shopper chose another card than the one whose bank is still asking.
    if (begun.kind === 'waiting') {
      if (isTooLate) throw inFlight()
      await giveUpAttempt(deps, begun.attempt)
    } else {
      const answer = beingConfirmed()
      if (isTooLate || (await isAbandoned(deps, orderId))) return { kind: 'repeat', answer }
      await wait(ASK_EVERY_MS)
    }
  }
}

/** The process working on the attempt died; it is on record, and is checked from now on. */
async function isAbandoned({ db }: Deps, orderId: number): Promise<boolean> {
  const attempts = await findAttempts(db, orderId)
  const last = attempts.at(-1)
  return last !== undefined && last.ageSeconds > ABANDONED_AFTER_SECONDS
}

async function chargeAttempt(deps: Deps, attempt: AttemptRow, card: CardToCharge) {
  const { orderId, attemptId, amountCents, currency, idempotencyKey } = attempt
  const onReference = (providerRef: string) =>
    noteReference(deps.db, 'payment_attempt', { attemptId, providerRef })
  const money = { amountCents, currency }
  const request = { orderId, attemptId, ...money, ...card, idempotencyKey, onReference }
  return settleAttempt(deps, attempt, await askProvider(deps, () => deps.cards.charge(request)))
}

/** An answer that left the charge open may be outdated by now. */
const refresh = async (deps: Deps, orderId: number, stored: ChargeAnswer) =>
  stored.cardInfo.failure_message === null && stored.statusCode !== CHARGE_STATUS.approved
    ? askAgain(deps, orderId)
    : stored
