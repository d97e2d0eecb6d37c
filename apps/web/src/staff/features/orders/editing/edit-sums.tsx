import type { EditQuote } from '../../../../api/staff/orders/order-edits.ts'
import tableStyles from '../../../components/lists/table.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney } from '../../../components/page/formats.ts'

/** The result of an edit: totals before and after, and what is due or refunded. */
export function EditSums({ quote, isBusy }: { quote: EditQuote; isBusy: boolean }) {
  return (
    <section className="panel" aria-busy={isBusy}>
      <h2>Totals</h2>
      {quote.isPaid ? <PaidSums quote={quote} /> : <UnpaidSums quote={quote} />}
    </section>
  )
}

function UnpaidSums({ quote: { before, after, currency } }: { quote: EditQuote }) {
  const money = (amount: number) => formatMoney(amount, currency)
  const rows = [
    ['Goods', before.subtotal, after.subtotal],
    ...(before.discount + after.discount > 0
      ? [['Discount', -before.discount, -after.discount] as const]
      : []),
    ['Shipping and handling', before.shipping, after.shipping],
    ['Tax', before.tax, after.tax],
    ['Total', before.total, after.total],
  ] as const
  const difference = Math.round((after.total - before.total) * 100) / 100
  return (
    <>
      <div className={tableStyles.frame}>
        <table>
          <caption>Sums before and after</caption>
          <thead>
            <tr>
              <th>Sum</th>
              <th className="number">Before</th>
              <th className="number">After</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, was, is]) => (
              <tr key={label}>
                <td className={tableStyles.main}>
                  {label === 'Total' ? <b className="strong">Total</b> : label}
                </td>
                <td className="number" data-label="Before">
                  {money(was)}
                </td>
                <td className="number" data-label="After">
                  {label === 'Total' ? <b className="strong">{money(is)}</b> : money(is)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status">
        {difference === 0 && 'The total stays the same.'}
        {difference > 0 && `${money(difference)} more to pay.`}
        {difference < 0 && `${money(-difference)} less to pay.`}
      </p>
      <p className="muted">
        Not paid yet: the order changes as it is, at the agreed prices. The customer gets an email
        with the new total and a payment link.
      </p>
    </>
  )
}

function PaidSums({ quote: { refund, addition, currency } }: { quote: EditQuote }) {
  const money = (amount: number) => formatMoney(amount, currency)
  const difference = Math.round(((addition?.total ?? 0) - refund) * 100) / 100
  return (
    <>
      <dl className={detailStyles.sums}>
        {addition && (
          <>
            <div>
              <dt>Added goods</dt>
              <dd>{money(addition.subtotal)}</dd>
            </div>
            <div>
              <dt>Tax</dt>
              <dd>{money(addition.tax)}</dd>
            </div>
            <div>
              <dt>Shipping and handling</dt>
              <dd>{money(addition.shipping)}</dd>
            </div>
            <div className={detailStyles.total}>
              <dt>To pay by link</dt>
              <dd>{money(addition.total)}</dd>
            </div>
          </>
        )}
        {refund > 0 && (
          <div className={detailStyles.total}>
            <dt>Refund, tax included</dt>
            <dd>{money(refund)}</dd>
          </div>
        )}
      </dl>
      <p role="status">
        {refund > 0 && addition
          ? difference >= 0
            ? `In all the customer pays ${money(difference)} more.`
            : `In all the customer gets ${money(-difference)} back.`
          : refund > 0 && `${money(refund)} goes back the way it was paid.`}
      </p>
      <p className="muted">
        Already paid, so what was sold stays on record. Removed items are refunded right away and go
        back into stock. Added items become an order of their own with a payment link; pack both
        together. Paid items need not wait for it.
      </p>
    </>
  )
}
