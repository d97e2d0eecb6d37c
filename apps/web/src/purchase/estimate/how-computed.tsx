import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../api/shop.ts'
import { surchargeText } from '../../components/delivery/surcharge-texts.ts'
import { formatMoney, formatPercent, t } from '../../lib/words/texts.ts'
import styles from './how-computed.module.css'

interface ComputedLine {
  id: number
  name: string
  quantity: number
  unitPrice: number
  lineTotal: number
  taxExempt: boolean
}

/** The server's amounts of a cart or an order; money in dollars. */
export interface Computed {
  lines: readonly ComputedLine[]
  subtotal: number
  /** Off the goods; shipping discounts are already off `shipping`. */
  discount: number
  shipping: number
  tax: number
  taxPercent: number
  total: number
  currency: string
}

/** Every amount with its rule (Decisions §3), for those who want to check it. */
export function HowComputed({ of: { lines, ...computed } }: { of: Computed }) {
  const config = useQuery(shopConfig()).data
  const money = (amount: number) => formatMoney(amount, computed.currency)
  const exempt = lines.filter(({ taxExempt }) => taxExempt).map(({ name }) => name)
  const tiers = config?.shippingTiers.map(({ from, cost }) =>
    t('invoice.howTier', { cost: money(cost), from: money(from) }),
  )
  const reached = config?.shippingTiers.filter(({ from }) => computed.subtotal >= from) ?? []
  const costByTiers = Math.min(...reached.map(({ cost }) => cost))
  const amounts = {
    subtotal: money(computed.subtotal),
    discount: money(computed.discount),
    shipping: money(computed.shipping),
    tax: money(computed.tax),
    total: money(computed.total),
    percent: formatPercent(computed.taxPercent),
  }
  return (
    <details className={`panel no-print ${styles.explanation}`}>
      <summary>{t('invoice.how')}</summary>
      <ul className="stack-small small tabular">
        {lines.map(({ id, name, quantity, unitPrice, lineTotal }) => (
          <li key={id}>
            {t('invoice.howLine', {
              name,
              quantity,
              price: money(unitPrice),
              total: money(lineTotal),
            })}
          </li>
        ))}
        {config && (
          <li>{t('invoice.howOnline', { percent: formatPercent(config.onlineDiscount) })}</li>
        )}
        <li>{t('invoice.howSale')}</li>
        <li>{t('invoice.howSubtotal', amounts)}</li>
        {tiers && (
          <li>
            {t('invoice.howShipping', { ...amounts, tiers: tiers.join(', ') })}{' '}
            {computed.shipping > costByTiers && surchargeText('surcharges.more')}
          </li>
        )}
        <li>{t('invoice.howTax', amounts)}</li>
        {exempt.length > 0 && <li>{t('invoice.howExempt', { names: exempt.join(', ') })}</li>}
        <li>{t(computed.discount > 0 ? 'invoice.howTotalOff' : 'invoice.howTotal', amounts)}</li>
      </ul>
    </details>
  )
}
