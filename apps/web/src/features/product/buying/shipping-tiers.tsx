import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { toDollars } from '@mendwell/contract/wire/dollars'
import { DEFAULT_SHIPPING_TIERS } from '@mendwell/domain/money/shipping'
import { addLine } from '@mendwell/domain/orders/cart'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { productDelivery } from '../../../api/delivery.ts'
import { shopConfig } from '../../../api/shop.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { shortMoney } from '../../../lib/words/short-money.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { useCart } from '../../../purchase/cart/cart.ts'
import { estimateFigures } from '../../../purchase/estimate/estimate.ts'
import { productToCartLine } from '../../../purchase/lines/put-in-cart.ts'
import { useDeliveryZip } from '../../../state/delivery-zip.ts'
import styles from './shipping-tiers.module.css'

const SurchargeNote = lazy(async () => ({
  default: (await import('../../../components/delivery/surcharge-note.tsx')).SurchargeNote,
}))

interface ShippingTiersProps {
  product: ProductWire
  quantity: number
}

/** Shipping costs by order value, with the tier of this order marked (ux §3.16). */
export function ShippingTiers({ product, quantity }: ShippingTiersProps) {
  const config = useQuery(shopConfig()).data
  const surcharges = useQuery(productDelivery(product.productId, useDeliveryZip())).data?.surcharges
  const cart = useCart()
  const wanted = addLine(cart, productToCartLine(product, { quantity }))
  const now = estimateFigures(cart, config, undefined)
  const then = estimateFigures(wanted, config, undefined)
  const words = {
    cart: formatMoney(now.subtotal),
    reached: formatMoney(then.subtotal),
    shipping: costOf(then.shippingHandling),
  }
  return (
    <div className={styles.shipping}>
      <div className="row between small">
        <b>{t('product.shippingByValue')}</b>
        <Link to={paths.faqAbout('shipping')}>{t('product.shippingDetails')}</Link>
      </div>
      <TierList tiers={config?.shippingTiers ?? DEFAULT_TIERS} subtotal={then.subtotal} />
      {surcharges ? (
        <Suspense>
          <SurchargeNote surcharges={surcharges} as="ofOne" />
        </Suspense>
      ) : (
        <p className="tiny muted">
          {t(cart.length > 0 ? 'product.withCart' : 'product.withoutCart', words)}{' '}
          {then.nextShipping &&
            t('product.nextTier', {
              missing: formatMoney(then.nextShipping.missing),
              cost: costOf(then.nextShipping.cost),
            })}
        </p>
      )}
    </div>
  )
}

interface Tier {
  /** Dollars. */
  from: number
  cost: number
}

const DEFAULT_TIERS: Tier[] = DEFAULT_SHIPPING_TIERS.map(({ fromCents, costCents }) => ({
  from: toDollars(fromCents),
  cost: toDollars(costCents),
}))

function TierList({ tiers, subtotal }: { tiers: readonly Tier[]; subtotal: number }) {
  const rising = [...tiers].sort((a, b) => a.from - b.from)
  const reached = rising.findLast(({ from }) => subtotal >= from)
  return (
    <ul className={styles.tiers}>
      {rising.map((tier, index) => (
        <li
          key={tier.from}
          className={tier === reached ? styles.reached : undefined}
          aria-current={tier === reached ? 'true' : undefined}
        >
          {index === 0
            ? t('product.under', { amount: shortMoney(rising[1]?.from ?? 0) })
            : shortMoney(tier.from)}
          <b>{tier.cost === 0 ? t('product.free') : shortMoney(tier.cost)}</b>
        </li>
      ))}
    </ul>
  )
}

const costOf = (dollars: number) =>
  dollars === 0 ? t('product.freeShipping') : formatMoney(dollars)
