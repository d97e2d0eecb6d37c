import type { ReturnQuoteWire } from '@mendwell/contract/orders/returns'
import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { formatMoney, formatPercent, t } from '../../../lib/words/texts.ts'
import styles from '../../../purchase/estimate/how-computed.module.css'
import type { OrderItemRow } from '../orders/order-card.tsx'

interface HowReturnedProps {
  quote: ReturnQuoteWire
  items: readonly OrderItemRow[]
}

type Line = ReturnQuoteWire['lines'][number]

/** Every amount of the request with its rule, for those who want to check it. */
export function HowReturned({ quote, items }: HowReturnedProps) {
  const money = (amount: number) => formatMoney(amount, quote.currency)
  const accepted = quote.lines.flatMap((line) => {
    const item = items.find(({ ordersItems }) => ordersItems.orderItemId === line.orderItemId)
    return item && line.accepted ? [{ line, item }] : []
  })
  if (accepted.length === 0) return null
  const isRefund = quote.restorationFee === 0 && quote.shippingFee === 0
  return (
    <details className={styles.explanation}>
      <summary>{t('returns.how')}</summary>
      <ul className="stack-small small tabular">
        {accepted.map(({ line, item }) => (
          <li key={line.orderItemId}>
            {isRefund
              ? t('returns.howGoods', { ...wordsOf(line, item, money), bought: boughtOf(item) })
              : t('returns.howFee', {
                  ...wordsOf(line, item, money),
                  percent: formatPercent(quote.restorationFeePercent),
                })}
          </li>
        ))}
        {isRefund ? (
          <>
            <li>{t('returns.howLeft')}</li>
            <li>{t('returns.howShares')}</li>
            {quote.reclaimed > 0 && (
              <li>{t('returns.howReclaimed', { amount: money(quote.reclaimed) })}</li>
            )}
            <li>{t('returns.howShipping')}</li>
          </>
        ) : (
          <li>{t('returns.howParcel', { fee: money(quote.shippingFee) })}</li>
        )}
      </ul>
    </details>
  )
}

const boughtOf = ({ ordersItems }: OrderItemRow) => ordersItems.quantity

const wordsOf = (
  line: Line,
  { ordersItems, products }: OrderItemRow,
  money: (amount: number) => string,
) => ({
  name: products.productName,
  quantity: line.quantity,
  paid: money(ordersItems.lineTotal),
  goods: money(line.goods),
  tax: money(line.tax),
  worth: money(toDollars(toCents(ordersItems.unitPrice) * line.quantity)),
  fee: money(line.restorationFee),
})
