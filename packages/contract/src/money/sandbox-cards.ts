/** What the sandbox provider does with a card. */
export type SandboxOutcome =
  | 'approve'
  | 'decline'
  /** The bank asks the shopper first (3-D Secure). */
  | 'challenge'
  /** Approved a few seconds later. */
  | 'processing'
  /** Approved, but the response never reaches the shop. */
  | 'lost_answer'
  /** The shop's request never reaches the provider, so nothing is charged. */
  | 'lost_request'

export interface SandboxCard {
  /** The published test number: mapped to the token in the browser, and never sent (Decisions §2). */
  number: string
  token: string
  brand: string
  /** What the card is for, as worded in the payment dialog. */
  label: string
  outcome: SandboxOutcome
  /** The provider's message when it declines. */
  message: string | null
}

const approve = (number: string, token: string, brand: string): SandboxCard => ({
  number,
  token,
  brand,
  label: `Approved (${brand})`,
  outcome: 'approve',
  message: null,
})

const decline = (number: string, token: string, label: string, message: string): SandboxCard => ({
  number,
  token,
  brand: 'Visa',
  label,
  outcome: 'decline',
  message,
})

const special = (
  number: string,
  token: string,
  label: string,
  outcome: SandboxOutcome,
): SandboxCard => ({ number, token, brand: 'Visa', label, outcome, message: null })

/** The sandbox provider's test cards; valid with any future expiry date and any security code. */
export const SANDBOX_CARDS: readonly SandboxCard[] = [
  approve('4242424242424242', 'tok_visa', 'Visa'),
  approve('5555555555554444', 'tok_mastercard', 'Mastercard'),
  approve('378282246310005', 'tok_amex', 'American Express'),
  approve('6011111111111117', 'tok_discover', 'Discover'),
  decline('4000000000000002', 'tok_declined', 'Declined', 'Your card was declined.'),
  decline(
    '4000000000009995',
    'tok_insufficient_funds',
    'Insufficient funds',
    'Your card has insufficient funds.',
  ),
  decline('4000000000000069', 'tok_expired_card', 'Expired card', 'Your card has expired.'),
  decline(
    '4000000000000127',
    'tok_incorrect_cvc',
    'Wrong security code',
    "Your card's security code is incorrect.",
  ),
  decline(
    '4000000000000119',
    'tok_processing_error',
    'Processing error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  special('4000000000003220', 'tok_3ds_required', '3-D Secure: your bank asks', 'challenge'),
  special('4000000000000077', 'tok_processing', 'Approved after a few seconds', 'processing'),
  special('4000000000000259', 'tok_lost_answer', 'Approved, answer lost', 'lost_answer'),
  special('4000000000001976', 'tok_lost_request', 'Never reaches the provider', 'lost_request'),
]

/** The test card for a typed number; undefined for every other number, which is never sent anywhere. */
export function findSandboxCard(typed: string): SandboxCard | undefined {
  const digits = typed.replace(/\D/g, '')
  return SANDBOX_CARDS.find((card) => card.number === digits)
}
