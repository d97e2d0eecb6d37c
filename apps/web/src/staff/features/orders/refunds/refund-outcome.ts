import type { RefundAnswer } from '../../../../api/staff/orders/orders.ts'

/** The message of the card's bank, or that it has not answered yet. */
const WORDS: Record<RefundAnswer['refundStatus'], string> = {
  SUCCEEDED: 'Refund issued.',
  PENDING: 'The refund is on its way.',
  UNKNOWN: 'The bank has not answered yet. The shop will check again automatically.',
  FAILED: 'The bank declined the refund. No money was returned.',
}

/** The message for staff about a refund that was sent. */
export const outcomeOf = ({ refundStatus }: RefundAnswer) =>
  ({ kind: refundStatus === 'SUCCEEDED' ? 'good' : 'warn', text: WORDS[refundStatus] }) as const

/** Where money went that did not go back to the card. */
export const DESTINATIONS: Record<RefundAnswer['to'], string> = {
  CARD: '',
  GIFT_CARD: 'to the gift card',
  STORE_CREDIT: 'as store credit',
}

/** As shown in a list of refunds. */
export const REFUND_STATUS_LABELS: Record<RefundAnswer['refundStatus'], string> = {
  SUCCEEDED: 'Refunded',
  PENDING: 'Pending',
  UNKNOWN: 'Not confirmed',
  FAILED: 'Failed',
}
