import { messages } from '@mendwell/contract/wire/messages'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderCard, ProviderCharge } from '../../../gateways/cards/card-gateway.ts'
import type { Unknown } from './ask-provider.ts'
import type { Settlement } from './attempts.sql.ts'

export type SettleDeps = Pick<Deps, 'cards' | 'logger'>
export type Succeeded = Extract<ProviderCharge, { state: 'succeeded' }>

/** The parts of an attempt that a capture is compared with. */
export interface Charged {
  attemptId: number
  /** 0 for payments other than orders; their key distinguishes them. */
  orderId: number
  idempotencyKey: string
  amountCents: number
  currency: string
}

/** Whether a capture belongs to exactly this attempt: its origin, its full amount and nothing else. */
export const isOfAttempt = (
  attempt: Charged,
  { amountCents, currency, origin }: Succeeded,
): boolean =>
  amountCents === attempt.amountCents &&
  currency === attempt.currency &&
  origin.attemptId === attempt.attemptId &&
  origin.orderId === attempt.orderId &&
  origin.idempotencyKey === attempt.idempotencyKey

/** The state or outcome of an attempt, as its row has it; a capture of another amount leaves it open for a person. */
export function settlementOf(
  { logger }: Pick<SettleDeps, 'logger'>,
  attempt: Charged,
  result: ProviderCharge | Unknown,
): Settlement {
  switch (result.state) {
    case 'succeeded': {
      const { reference: providerRef, amountCents, currency, card } = result
      if (!isOfAttempt(attempt, result)) {
        const { attemptId, orderId } = attempt
        logger.error({ attemptId, orderId, amountCents, currency }, 'captured another amount')
        return { status: 'UNKNOWN', providerRef }
      }
      return { status: 'SUCCEEDED', providerRef, failureMessage: null, ...cardColumns(card) }
    }
    case 'failed': {
      const { reference: providerRef, card } = result
      const failureMessage = plain(result.message)
      return { status: 'FAILED', providerRef, failureMessage, ...cardColumns(card) }
    }
    case 'action_required': {
      const { reference: providerRef, card } = result
      return { status: 'ACTION_REQUIRED', providerRef, ...cardColumns(card) }
    }
    case 'canceled': {
      const failureMessage = messages.paymentCanceled
      return { status: 'CANCELED', providerRef: result.reference, failureMessage }
    }
    case 'processing':
      return { status: 'UNKNOWN', providerRef: result.reference }
    case 'unknown':
      return { status: 'UNKNOWN' }
  }
}

/** Details missing from this answer may be known from an earlier one. */
export const cardColumns = ({ brand, last4, fingerprint }: ProviderCard) => ({
  ...(brand && { cardBrand: brand }),
  ...(last4 && { cardLast4: last4 }),
  ...(fingerprint && { cardFingerprint: fingerprint }),
})

/** The provider's message as people see it: the first part, not too long (Specification §8). */
const plain = (text: string | null) => text && (text.split(';')[0] ?? '').trim().slice(0, 200)
