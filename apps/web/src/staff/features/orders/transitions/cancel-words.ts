import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { formatMoney } from '../../../components/page/formats.ts'
import { backWords } from './paid-by-words.ts'

interface Cancelling {
  /** Dollars to refund. */
  refund: number
  /** Pieces shipped in parcels, out of the total. */
  sent: number
  pieces: number
  currency: string
  paidBy: StaffOrder['paidBy']
}

/** What cancelling an order does, shown before it is done. */
export function cancelWords({ refund, sent, pieces, currency, paidBy }: Cancelling): string[] {
  const money =
    refund > 0
      ? `${backWords(formatMoney(refund, currency), paidBy)}, including shipping.`
      : 'There is nothing to refund. A payment that still comes in will be refunded.'
  const away =
    sent > 0
      ? [
          `${sent} of ${countOf(pieces, 'item')} already shipped and won’t come back automatically. To keep their money, refund only the other items instead.`,
        ]
      : []
  const stock = sent > 0 ? 'The other items go back into stock.' : 'The items go back into stock.'
  return [money, ...away, `${stock} The customer gets an email.`]
}
