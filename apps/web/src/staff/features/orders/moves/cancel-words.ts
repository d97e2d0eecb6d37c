import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { formatMoney } from '../../../components/page/formats.ts'
import { backWords } from './paid-by-words.ts'

interface Cancelling {
  /** Dollars that go back. */
  refund: number
  /** Pieces that left in parcels, of so many. */
  sent: number
  pieces: number
  currency: string
  paidBy: StaffOrder['paidBy']
}

/** What cancelling an order does, said before it is done. */
export function cancelWords({ refund, sent, pieces, currency, paidBy }: Cancelling): string[] {
  const money =
    refund > 0
      ? `${backWords(formatMoney(refund, currency), paidBy)}, shipping included.`
      : 'Nothing that was paid is left to give back; a payment that still comes in goes back.'
  const away =
    sent > 0
      ? [
          `${sent} of ${countOf(pieces, 'piece')} left in parcels and will not come back by themselves. To keep their money, refund the other pieces instead.`,
        ]
      : []
  const stock = sent > 0 ? 'The other pieces go back into stock.' : 'The pieces go back into stock.'
  return [money, ...away, `${stock} The customer gets a mail.`]
}
