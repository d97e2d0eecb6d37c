import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'
import { NO_CARD, type ProviderCard, type ProviderCharge } from '../card-gateway.ts'
import type { SandboxCharge } from './sandbox-memory.ts'

/** The test card of a token; undefined for a token that the sandbox never issued. */
export const cardOf = (token: string) => SANDBOX_CARDS.find((card) => card.token === token)

/** The state of a charge, in the terms of every provider. */
export function describeCharge(charge: SandboxCharge): ProviderCharge {
  const { reference, amountCents, currency, clientSecret } = charge
  const card = describeCard(charge.token)
  switch (charge.state) {
    case 'succeeded': {
      const { orderId, attemptId, idempotencyKey } = charge
      const origin = { orderId, attemptId, idempotencyKey }
      return { state: 'succeeded', reference, amountCents, currency, origin, card }
    }
    case 'failed':
      return { state: 'failed', reference, message: charge.message ?? 'Declined.', card }
    case 'action_required':
      return { state: 'action_required', reference, clientSecret, card }
    case 'processing':
    case 'canceled':
      return { state: charge.state, reference }
  }
}

/** What the answer says about a token's card. */
export function describeCard(token: string): ProviderCard {
  const card = cardOf(token)
  if (!card) return NO_CARD
  return { brand: card.brand, last4: card.number.slice(-4), fingerprint: `sbx_${card.token}` }
}
