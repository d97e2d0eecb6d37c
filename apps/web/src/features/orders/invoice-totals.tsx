import { useQuery } from '@tanstack/react-query'
import { taxesOf } from '../../api/locations.ts'
import type { FoundOrder } from '../../api/orders/orders.ts'
import { formatMoney, plural, t } from '../../lib/words/texts.ts'
import totalsStyles from '../../purchase/estimate/totals-box.module.css'
import { DiscountRow, TotalsRow, taxLabel } from '../../purchase/estimate/totals-box.tsx'
import styles from './invoice.module.css'

interface InvoiceTotalsProps {
  order: FoundOrder['orders']
  pieces: number
}

/** The amounts of the order as fixed when it was placed. */
export function InvoiceTotals({ order, pieces }: InvoiceTotalsProps) {
  const money = (amount: number) => formatMoney(amount, order.currency)
  const taxes = useQuery({
    ...taxesOf(order.taxStateCode ?? ''),
    enabled: Boolean(order.taxStateCode),
  })
  const place = taxes.data?.[0]?.stateName ?? order.taxStateCode
  return (
    <div className={`${styles.totals} ${totalsStyles.box}`}>
      <TotalsRow label={plural('totals.subtotal', pieces)}>{money(order.orderAmount)}</TotalsRow>
      <DiscountRow off={order.discount} currency={order.currency} />
      <TotalsRow label={t('totals.shipping')}>
        {money(order.shippingHandling - order.shippingDiscount)}
      </TotalsRow>
      <TotalsRow label={taxLabel(order.taxPercent, place)}>{money(order.tax)}</TotalsRow>
      <TotalsRow label={t('totals.total')} total>
        {money(order.grandTotal)}
      </TotalsRow>
      {order.refunded > 0 && (
        <TotalsRow label={t('totals.refunded')}>{money(order.refunded)}</TotalsRow>
      )}
    </div>
  )
}
