import type { RefundsReportWire } from '@mendwell/contract/reports/money-reports'

/** The reasons for refunds, as text. */
export const REFUND_WORDS: Record<RefundsReportWire['refunds'][number]['reason'], string> = {
  RETURN: 'Returned goods',
  CANCELLATION: 'Cancelled orders',
  GOODWILL: 'Refunds by staff',
  DUPLICATE_CAPTURE: 'Paid twice',
}
