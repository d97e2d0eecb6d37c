import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../api/shop.ts'
import { formatMoney, formatPercent, t } from '../../lib/texts.ts'
import type { FoundItem, FoundOrder } from './invoice-screen.tsx'

interface HowComputedProps {
  order: FoundOrder['orders']
  items: readonly FoundItem[]
}

/** Every figure of the invoice with its rule (Decisions §3), for whoever wants to check it. */
export function HowComputed({ order, items }: HowComputedProps) {
  const config = useQuery(shopConfig()).data
  const money = (amount: number) => formatMoney(amount, order.currency)
  const exempt = items.filter(({ ordersItems }) => ordersItems.taxExemptFlag)
  const tiers = config?.shippingTiers.map(({ from, cost }) =>
    t('invoice.howTier', { cost: money(cost), from: money(from) }),
  )
  const amounts = {
    subtotal: money(order.orderAmount),
    shipping: money(order.shippingHandling),
    tax: money(order.tax),
    total: money(order.grandTotal),
    percent: formatPercent(order.taxPercent),
  }
  return (
    <details className="panel noprint how">
      <summary>{t('invoice.how')}</summary>
      <ul className="stack-s sm num">
        {items.map(({ ordersItems, products }) => (
          <li key={ordersItems.orderItemId}>
            {t('invoice.howLine', {
              name: products.productName,
              quantity: ordersItems.quantity,
              price: money(ordersItems.unitPrice),
              total: money(ordersItems.lineTotal),
            })}
          </li>
        ))}
        {config && (
          <li>{t('invoice.howOnline', { percent: formatPercent(config.onlineDiscount) })}</li>
        )}
        <li>{t('invoice.howSale')}</li>
        <li>{t('invoice.howSubtotal', amounts)}</li>
        {tiers && <li>{t('invoice.howShipping', { ...amounts, tiers: tiers.join(', ') })}</li>}
        <li>{t('invoice.howTax', amounts)}</li>
        {exempt.length > 0 && <li>{t('invoice.howExempt', { names: namesOf(exempt) })}</li>}
        <li>{t('invoice.howTotal', amounts)}</li>
      </ul>
    </details>
  )
}

const namesOf = (items: readonly FoundItem[]) =>
  items.map(({ products }) => products.productName).join(', ')
