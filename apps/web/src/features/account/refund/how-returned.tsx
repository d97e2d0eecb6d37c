import type { ReturnQuoteWire } from '@mendwell/contract/orders/returns'
import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { formatMoney, formatPercent, t } from '../../../lib/words/texts.ts'
import styles from '../../../purchase/estimate/how-computed.module.css'
import type { OrderItemRow } from '../orders/order-card.tsx'

interface HowReturnedProps {
  quote: ReturnQuoteWire
  isReplacement: boolean
  items: readonly OrderItemRow[]
}

type Line = ReturnQuoteWire['lines'][number]

/** Every amount of the request with its rule, for those who want to check it. */
export function HowReturned({ quote, isReplacement, items }: HowReturnedProps) {
  const money = (amount: number) => formatMoney(amount, quote.currency)
  const accepted = quote.lines.flatMap((line) => {
    const item = items.find(({ ordersItems }) => ordersItems.orderItemId === line.orderItemId)
    return item && line.accepted ? [{ line, item }] : []
  })
  if (accepted.length === 0) return null
  const percent = formatPercent(quote.restorationFeePercent)
  const howOf = (line: Line, item: OrderItemRow): string => {
    const words = wordsOf(line, item, money)
    if (!isReplacement) return t('returns.howGoods', { ...words, bought: boughtOf(item) })
    const isFree = line.restorationFee === 0 && quote.restorationFeePercent > 0
    return isFree ? t('returns.howFree', words) : t('returns.howFee', { ...words, percent })
  }
  return (
    <details className={styles.explanation}>
      <summary>{t('returns.how')}</summary>
      <ul className="stack-small small tabular">
        {accepted.map(({ line, item }) => (
          <li key={line.orderItemId}>{howOf(line, item)}</li>
        ))}
        {!isReplacement && (
          <>
            <li>{t('returns.howLeft')}</li>
            <li>{t('returns.howShares')}</li>
            {quote.reclaimed > 0 && (
              <li>{t('returns.howReclaimed', { amount: money(quote.reclaimed) })}</li>
            )}
            <li>{t('returns.howShipping')}</li>
          </>
        )}
        {quote.shippingFee > 0 && (
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
