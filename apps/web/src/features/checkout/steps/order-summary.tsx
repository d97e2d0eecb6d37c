import { type Cart, type CartLine, countPieces } from '@mendwell/domain/orders/cart'
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { CallProblem } from '../../../api/calls/call.ts'
import { DeliveryParts } from '../../../components/delivery/delivery-parts.tsx'
import { FinalNote } from '../../../components/orders/final-note.tsx'
import { useReturnFigures } from '../../../components/orders/return-rules.ts'
import { OnPhone } from '../../../components/phone-bar/on-phone.tsx'
import { whyNotSold } from '../../../components/price/sale-refusal.ts'
import type { useFigures } from '../../../components/shop/use-figures.ts'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { formatMoney, say, t } from '../../../lib/words/texts.ts'
import type { CheckoutDraft } from '../../../purchase/draft/checkout-draft.ts'
import type { Figures } from '../../../purchase/estimate/estimate.ts'
import totalsStyles from '../../../purchase/estimate/totals-box.module.css'
import { EstimateNote, Totals } from '../../../purchase/estimate/totals-box.tsx'
import { lineName } from '../../../purchase/lines/line-name.ts'
import { OrderRefusal } from '../../../purchase/placing/order-refusal.tsx'
import type { usePlaceOrder } from '../../../purchase/placing/use-place-order.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  cart: Cart
  quoted: ReturnType<typeof useFigures>
  order: ReturnType<typeof usePlaceOrder>
  deliveryType: CheckoutDraft['deliveryType']
  /** The form that the button submits. */
  formId: string
}

/** The items and their cost, with the one button that places the order. */
export function OrderSummary({ cart, quoted, order, deliveryType, formId }: OrderSummaryProps) {
  const { figures, problems, failed, retry } = quoted
  const place = useRef<HTMLDivElement>(null)
  const label = placeLabel(figures, order.refusal)
  return (
    <aside className={`panel flat ${totalsStyles.box}`} aria-label={t('checkout.summary')}>
      <div className="row between">
        <h2>{t('checkout.summary')}</h2>
        <Link className="small strong" to={paths.cart}>
          {t('checkout.edit')}
          <span className="visually-hidden"> {t('checkout.editCart')}</span>
        </Link>
      </div>
      <ul className={styles.lines}>
        {cart.map((line) => (
          <SummaryLine
            key={line.lineId}
            line={line}
            name={lineName(line, cart)}
            figures={figures}
          />
        ))}
      </ul>
      {problems.length > 0 && (
        <p className="note warn spaced">
          <Icon name="alert-triangle" />
          <span>
            {t('checkout.problemInCart')} <Link to={paths.cart}>{t('checkout.lookAtCart')}</Link>
          </span>
        </p>
      )}
      <Totals
        figures={figures}
        pieces={countPieces(cart)}
        isCollected={deliveryType === 'IN STORE'}
      />
      {failed && <EstimateNote onRetry={retry} />}
      <Promised figures={figures} isCollected={deliveryType === 'IN STORE'} />
      <div className={styles.place} ref={place}>
        <OrderRefusal order={order} />
        <Button type="submit" form={formId} big wide busy={order.busy}>
          {label}
        </Button>
      </div>
      <OnPhone watched={place}>
        <Button type="submit" form={formId} wide busy={order.busy}>
          {label}
        </Button>
      </OnPhone>
      <p className={`tiny muted ${totalsStyles.fine}`}>
        {t('checkout.fine', useReturnFigures())}{' '}
        <Link to={paths.returnPolicy}>{t('checkout.policy')}</Link>
      </p>
    </aside>
  )
}

/** When it arrives, by the chosen way. */
function Promised({ figures, isCollected }: { figures: Figures; isCollected: boolean }) {
  const { delivery } = figures
  const parts = (isCollected ? delivery?.collected : delivery?.sent) ?? []
  if (parts.length === 0) return null
  return (
    <p className={`small ${styles.promised}`}>
      <DeliveryParts parts={parts} isCollected={isCollected} />
    </p>
  )
}

/** 'Place order and pay $105.61'; after a price change, the click confirms the new total. */
function placeLabel({ grandTotal, currency }: Figures, refusal: Error | undefined): string {
  if (grandTotal === undefined) return t('checkout.place')
  const total = formatMoney(grandTotal, currency)
  const hasChanged = refusal instanceof CallProblem && refusal.problem.code === 'PRICE_CHANGED'
  return t(hasChanged ? 'checkout.confirmAndPay' : 'checkout.placeAndPay', { total })
}

/** Few lines are packs: the others do not load its code. */
const PackCount = lazy(async () => ({
  default: (await import('../../../components/packs/pack-count.tsx')).PackCount,
}))

interface SummaryLineProps {
  line: CartLine
  name: string
  figures: Figures
}

function SummaryLine({ line, name, figures }: SummaryLineProps) {
  const figure = figures.lines.get(line.lineId)
  const money = (amount: number) => formatMoney(amount, figures.currency)
  return (
    <li className={styles.line}>
      <Picture {...imageSources(line.productImage)} sizes="64px" alt="" width={64} height={64} />
      <span>
        <b lang={goodsLanguage()}>{name}</b>
        <span className="muted tiny tabular">
          {figure
            ? `${line.quantity} × ${money(figure.unitPrice)}`
            : (whyNotSold(line) ?? say('productGone'))}
        </span>
        {figure?.pack && (
          <Suspense>
            <PackCount
              pack={figure.pack}
              quantity={line.quantity}
              price={figure.unitPrice}
              currency={figures.currency}
            />
          </Suspense>
        )}
        <FinalNote {...{ line, figure }} />
      </span>
      <span className="tabular strong">{figure && money(figure.lineTotal)}</span>
    </li>
  )
}
