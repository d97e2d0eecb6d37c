import { CHARGE_STATUS, type ChargeAnswer } from '@mendwell/contract/money/payments'
import { inEnglish, type OwnSentence, ShopError, sentence } from '../../../ground/errors.ts'
import type { AttemptRow } from './payment-attempts.repository.ts'

const NO_CARD = { failure_message: null, brand: null, last4: null, action: null }

/** The shop's own message, in English and by its name. */
const spoken = (own: OwnSentence) => ({ statusDesc: inEnglish(own), sentence: own })

/** A refusal without a charge: the provider was not asked. */
export const refused = (own: OwnSentence): ChargeAnswer => ({
  statusCode: CHARGE_STATUS.declined,
  ...spoken(own),
  cardInfo: NO_CARD,
})

/** The outcome is unknown: the shopper waits and pays nothing twice. */
export const beingConfirmed = (): ChargeAnswer => ({
  statusCode: CHARGE_STATUS.beingConfirmed,
  ...spoken(sentence('paymentBeingConfirmed')),
  cardInfo: NO_CARD,
})

interface ProviderDetails {
  /** The provider's name as shown. */
  provider: string
  /** The open 3-D Secure step; its secret is sent and not stored. */
  clientSecret?: string | undefined
}

/** The parts of an attempt that the shopper gets. */
type ShownAttempt = Pick<
  AttemptRow,
  'status' | 'providerRef' | 'failureMessage' | 'cardBrand' | 'cardLast4'
>

/** The shopper's answer about an attempt (Decisions §6: 0 approved, negative refused). */
export function answerOf(
  attempt: ShownAttempt,
  { provider, clientSecret }: ProviderDetails,
): ChargeAnswer {
  const card = { ...NO_CARD, brand: attempt.cardBrand, last4: attempt.cardLast4 }
  switch (attempt.status) {
    case 'SUCCEEDED':
      return {
        statusCode: CHARGE_STATUS.approved,
        ...spoken(sentence('transactionSuccess', { provider })),
        cardInfo: card,
      }
    case 'FAILED':
    case 'CANCELED': {
      const failure = failureOf(attempt)
      const statusCode = CHARGE_STATUS.declined
      return { statusCode, ...failure, cardInfo: { ...card, failure_message: failure.statusDesc } }
    }
    case 'ACTION_REQUIRED': {
      if (!clientSecret || !attempt.providerRef) return beingConfirmed()
      const action = { type: '3ds', reference: attempt.providerRef, clientSecret } as const
      return {
        statusCode: CHARGE_STATUS.actionRequired,
        ...spoken(sentence('bankConfirmation')),
        cardInfo: { ...card, action },
      }
    }
    default:
      return beingConfirmed()
  }
}

/** Why the card was not charged: the provider's message if there is one, else the shop's own. */
function failureOf({ status, failureMessage }: ShownAttempt) {
  if (status === 'CANCELED') return spoken(sentence('paymentCanceled'))
  return failureMessage === null
    ? spoken(sentence('paymentNotMade'))
    : { statusDesc: failureMessage }
}

/** Longer than the pause given to a failing provider. */
const RETRY_AFTER_SECONDS = 30

/** The provider is not asked for now. */
export const unavailable = () =>
  new ShopError(503, 'UNAVAILABLE', sentence('paymentsUnavailable'), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
