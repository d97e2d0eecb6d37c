/** How Stripe handles a card; the names are those of its published test cards. */
export interface StripeTestCard {
  brand: string
  last4: string
  outcome: 'succeed' | 'decline' | 'challenge' | 'process'
  code?: string
  declineCode?: string
  message?: string
}

const good = (brand: string, last4: string): StripeTestCard => ({
  brand,
  last4,
  outcome: 'succeed',
})

const bad = (last4: string, code: string, message: string, declineCode = code): StripeTestCard => ({
  brand: 'visa',
  last4,
  outcome: 'decline',
  code,
  declineCode,
  message,
})

/** By the name after `tok_` or `pm_card_`. */
export const STRIPE_TEST_CARDS: Record<string, StripeTestCard> = {
  visa: good('visa', '4242'),
  mastercard: good('mastercard', '4444'),
  amex: good('amex', '8431'),
  chargeDeclined: bad('0002', 'card_declined', 'Your card was declined.', 'generic_decline'),
  chargeDeclinedInsufficientFunds: bad(
    '9995',
    'card_declined',
    'Your card has insufficient funds.',
    'insufficient_funds',
  ),
  chargeDeclinedExpiredCard: bad('0069', 'expired_card', 'Your card has expired.'),
  chargeDeclinedProcessingError: bad(
    '0119',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  threeDSecure2Required: { brand: 'visa', last4: '3220', outcome: 'challenge' },
  pending: { brand: 'visa', last4: '0077', outcome: 'process' },
}
