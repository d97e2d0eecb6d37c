import { useQuery } from '@tanstack/react-query'
import { cancelQuote } from '../../../../api/staff/orders/orders.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { formatMoney } from '../../../components/page/formats.ts'

/** The effect of cancelling the selected orders, computed by the shop while the dialog is open. */
export function CancelAll({ orderIds }: { orderIds: readonly number[] }) {
  const { data, isError } = useQuery({ ...cancelQuote(orderIds), staleTime: 0 })
  if (isError) return <p role="alert">The refund could not be calculated. Try again later.</p>
  if (!data) return <p role="status">Calculating the refund…</p>
  const { refund, paidOrders, currency, sent, gone } = data
  return (
    <div className="stack">
      <p role="status">
        {refund > 0
          ? `${formatMoney(refund, currency)} for ${countOf(paidOrders, 'order')} goes back to the cards used, including shipping. Refund what was paid outside the shop yourself.`
          : 'There is nothing to refund.'}
      </p>
      {sent > 0 && (
        <p>{`${countOf(sent, 'item')} already shipped and won’t come back automatically.`}</p>
      )}
      {gone > 0 && (
        <p>{`${countOf(gone, 'order')} shipped in full and can’t be cancelled. Use a return instead.`}</p>
      )}
      <p>Items that haven’t shipped go back into stock, and each customer gets an email.</p>
    </div>
  )
}
