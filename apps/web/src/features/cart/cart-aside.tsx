import { type Cart, countPieces } from '@mendwell/domain/orders/cart'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { CartDelivery } from '../../components/delivery/cart-delivery.tsx'
import { ReturnSummary } from '../../components/orders/return-summary.tsx'
import { OnPhone } from '../../components/phone-bar/on-phone.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { formatMoney, t } from '../../lib/words/texts.ts'
import type { Figures } from '../../purchase/estimate/estimate.ts'
import { type Computed, HowComputed } from '../../purchase/estimate/how-computed.tsx'
import totalsStyles from '../../purchase/estimate/totals-box.module.css'
import { EstimateNote, ShippingMeter, Totals } from '../../purchase/estimate/totals-box.tsx'
import { lineName } from '../../purchase/lines/line-name.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface CartAsideProps {
  cart: Cart
  figures: Figures
  failed: boolean
  retry: () => void
  isReady: () => boolean
  /** Picked up in the store, by the current choice. */
  isCollected: boolean
  /** The wallets, which need no checkout. */
  wallets: ReactNode
}

/** Cart total, the way to checkout, and the policy. */
export function CartAside(props: CartAsideProps) {
  const { cart, figures, failed, retry, isReady, isCollected, wallets } = props
  const computed = computedOf(cart, figures)
  const button = useRef<HTMLAnchorElement>(null)
  const { grandTotal, subtotal, currency } = figures
  const total = formatMoney(grandTotal ?? subtotal, currency)
  const way = {
    to: paths.checkout,
    onClick: (event: MouseEvent) => {
      if (!isReady()) event.preventDefault()
    },
  }
  return (
    <aside className="stack" aria-label={t('totals.title')}>
      <section className={`panel flat ${totalsStyles.box}`}>
        <h2>{t('totals.title')}</h2>
        <Totals figures={figures} pieces={countPieces(cart)} isCollected={isCollected} />
        {failed && <EstimateNote onRetry={retry} />}
        <ShippingMeter figures={figures} />
        <Link ref={button} className={buttonClass('primary', { big: true, wide: true })} {...way}>
          {t('cart.checkout')}
        </Link>
        <OnPhone watched={button}>
          <span className="small">
            {t('totals.total')}
            <b className="tabular">{total}</b>
          </span>
          <Link className={buttonClass('primary')} {...way}>
            {t('cart.checkout')}
          </Link>
        </OnPhone>
        {wallets}
        <p className={`tiny muted ${totalsStyles.fine}`}>
          <Icon name="lock" /> {t('totals.secure')}
        </p>
        {/* Below the button, which stays above the pickup form beside it. */}
        <CartDelivery delivery={figures.delivery} />
      </section>
      {computed && <HowComputed of={computed} />}
      <section className="panel small">
        <h3>{t('cart.policy')}</h3>
        <ReturnSummary />
      </section>
    </aside>
  )
}

/** The server's amounts; undefined while they are estimates. */
function computedOf(cart: Cart, figures: Figures): Computed | undefined {
  const { settled, tax, taxPercent, grandTotal, subtotal, shippingHandling, currency, offers } =
    figures
  if (!settled || tax === undefined || taxPercent === undefined || grandTotal === undefined) {
    return undefined
  }
  const lines = cart.flatMap((one) => {
    const { lineId, quantity, taxExemptFlag } = one
    const line = figures.lines.get(lineId)
    if (!line) return []
    const { unitPrice, lineTotal } = line
    return [
      {
        id: lineId,
        name: lineName(one, cart),
        quantity,
        unitPrice,
        lineTotal,
        taxExempt: taxExemptFlag,
      },
    ]
  })
  return {
    lines,
    subtotal,
    discount: offers?.discount ?? 0,
    shipping: shippingHandling - (offers?.shippingDiscount ?? 0),
    tax,
    taxPercent,
    total: grandTotal,
    currency,
  }
}
