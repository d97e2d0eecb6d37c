import type { RefundsReportWire } from '@mendwell/contract/reports/money-reports'

/** What refunds are made for, in words. */
export const REFUND_WORDS: Record<RefundsReportWire['refunds'][number]['reason'], string> = {
  RETURN: 'Returned goods',
  CANCELLATION: 'Cancelled orders',
  GOODWILL: 'Refunds by staff',
  DUPLICATE_CAPTURE: 'Paid twice',
}
