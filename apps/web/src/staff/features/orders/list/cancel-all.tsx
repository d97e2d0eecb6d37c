import { useQuery } from '@tanstack/react-query'
import { cancelQuote } from '../../../../api/staff/orders/orders.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { formatMoney } from '../../../components/page/formats.ts'

/** What cancelling the selected orders does, computed by the shop while the question is open. */
export function CancelAll({ orderIds }: { orderIds: readonly number[] }) {
  const { data, isError } = useQuery({ ...cancelQuote(orderIds), staleTime: 0 })
  if (isError) return <p role="alert">What goes back could not be reckoned. Try again later.</p>
  if (!data) return <p role="status">Reckoning what goes back…</p>
  const { refund, paidOrders, currency, sent, gone } = data
  return (
    <div className="stack">
      <p role="status">
        {refund > 0
          ? `${formatMoney(refund, currency)} of ${countOf(paidOrders, 'order')} goes back to the cards that paid, shipping included; what was paid outside the shop is handed over by you.`
          : 'Nothing that was paid is left to give back.'}
      </p>
      {sent > 0 && (
        <p>{`${countOf(sent, 'piece')} of them left in parcels and will not come back by themselves.`}</p>
      )}
      {gone > 0 && (
        <p>{`${countOf(gone, 'order')} left as a whole: what comes back of that is a return, and it stays as it is.`}</p>
      )}
      <p>Pieces that have not left go back into stock, and each customer gets a mail.</p>
    </div>
  )
}
