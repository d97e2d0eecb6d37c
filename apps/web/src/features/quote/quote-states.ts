import type { QuoteState } from '@mendwell/domain/orders/quote-requests'

/** The color of a state's tag. */
export const STATE_TONES: Readonly<Record<QuoteState, string>> = {
  WAITING: 'info',
  ANSWERED: 'info',
  OPEN: 'good',
  EXPIRED: 'warn',
  ORDERED: 'good',
  CLOSED: 'off',
}
