import type { ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { piecesOf } from '@mendwell/domain/orders/order-lines'
import { isOnBackorder } from '@mendwell/domain/orders/stock'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { shopConfig } from '../../../api/shop.ts'
import { ProductDelivery } from '../../../components/delivery/product-delivery.tsx'
import { useRefusal } from '../../../components/forms/use-refusal.ts'
import { OnPhone } from '../../../components/phone-bar/on-phone.tsx'
import { shownPrice } from '../../../components/price/shown-price.ts'
import { StockLine } from '../../../components/price/stock-line.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { useCart } from '../../../purchase/cart/cart.ts'
import { putInCart } from '../../../purchase/lines/put-in-cart.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { QuantityField } from '../../../ui/fields/quantity-field.tsx'
import styles from './buy-box.module.css'
import { ExpiresFrom } from './expires-from.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { PriceTiers } from './price-tiers.tsx'
import { ProductPrice } from './product-price.tsx'
import { ShippingTiers } from './shipping-tiers.tsx'

const ProductRecall = lazy(async () => ({
  default: (await import('./product-recall.tsx')).ProductRecall,
}))
const OwnPriceTiers = lazy(async () => ({
  default: (await import('./own-price-tiers.tsx')).OwnPriceTiers,
}))
/** Only sold-out products need its code. */
const NotifyMe = lazy(async () => ({ default: (await import('./notify-me.tsx')).NotifyMe }))

/** Price, stock, quantity and the button: everything that decides the purchase (ux §3.35). */
export function BuyBox({ product }: { product: ProductWithImageWire }) {
  const refusal = useRefusal(product)
  return (
    <>
      {product.recalled && <Recalled productId={product.productId} />}
      {refusal ? <NotForSale {...{ product, refusal }} /> : <Purchase product={product} />}
    </>
  )
}

/** Shown without script too: the affected packages load with its code. */
function Recalled({ productId }: { productId: number }) {
  const short = (
    <p className="note bad">
      <a href="/#/recalls">{t('product.recalled')}</a>
    </p>
  )
  if (!useHydrated()) return short
  return (
    <Suspense fallback={short}>
      <ProductRecall productId={productId} />
    </Suspense>
  )
}

function Purchase({ product }: { product: ProductWithImageWire }) {
  const [quantity, setQuantity] = useState(1)
  const cart = useCart()
  const { authenticated } = useSession()
  const [wanted, setCut] = useState<string>()
  const cuts = product.cuttingAttributes.map(({ description }) => description)
  const cut = wanted !== undefined && cuts.includes(wanted) ? wanted : cuts[0]
  const allowBackorder = useQuery(shopConfig()).data?.allowBackorder ?? true
  const isHydrated = useHydrated()
  const backordered = isOnBackorder(product.quantity)
  const row = useRef<HTMLDivElement>(null)
  const pieces = quantity + piecesOf(cart, product.productId)
  const everybodys = product.tiers.length > 0 && (
    <PriceTiers price={product.onlinePrice} tiers={product.tiers} pieces={pieces} />
  )
  const add = () => putInCart(product, { quantity, ...(cut !== undefined && { cut }) })
  return (
    <div className={styles.buyBox}>
      <ProductPrice product={product} />
      {authenticated ? (
        <Suspense fallback={everybodys}>
          <OwnPriceTiers {...{ product, pieces }} />
        </Suspense>
      ) : (
        everybodys
      )}
      <StockLine quantity={product.quantity} long />
      {product.expiresFrom && (
        <Suspense>
          <ExpiresFrom month={product.expiresFrom} />
        </Suspense>
      )}
      <StockHint stock={product.quantity} wanted={quantity} allowBackorder={allowBackorder} />
      <ProductDelivery productId={product.productId} />
      <CutChoice cuts={product.cuttingAttributes} value={cut} onChange={setCut} />
      {(allowBackorder || !backordered) && (
        <div className={styles.buyRow} ref={row}>
          <QuantityField
            label={t('common.quantity')}
            decreaseLabel={t('common.decrease')}
            increaseLabel={t('common.increase')}
            value={quantity}
            onChange={setQuantity}
            big
          />
          <Button big wide icon="shopping-cart" onClick={add}>
            {t('common.addToCart')}
          </Button>
          <OnPhone watched={row}>
            <b className="tabular">{formatMoney(shownPrice(product).price)}</b>
            <Button icon="shopping-cart" onClick={add}>
              {t('common.addToCart')}
            </Button>
          </OnPhone>
        </div>
      )}
      <ShippingTiers product={product} quantity={quantity} />
      {backordered && isHydrated && (
        <Suspense fallback={null}>
          <NotifyMe key={product.productId} productId={product.productId} />
        </Suspense>
      )}
    </div>
  )
}

interface StockHintProps {
  stock: number | null
  wanted: number
  allowBackorder: boolean
}

/** What 'On Backorder' means for this order, in words (Decisions §4). */
function StockHint({ stock, wanted, allowBackorder }: StockHintProps) {
  const onHand = Math.max(0, stock ?? 0)
  if (wanted <= onHand) return null
  const [none, some] = allowBackorder
    ? (['product.backorderHint', 'product.partlyBackorder'] as const)
    : (['product.noBackorder', 'product.onlySoMany'] as const)
  const hint = t(onHand === 0 ? none : some, { count: onHand })
  return <p className={`small muted ${styles.stockHint}`}>{hint}</p>
}

interface CutChoiceProps {
  cuts: readonly { description: string }[]
  value: string | undefined
  onChange: (cut: string) => void
}

/** How the butcher should cut it; only for products that can be cut. */
function CutChoice({ cuts, value, onChange }: CutChoiceProps) {
  const id = useId()
  if (cuts.length < 2) return null
  return (
    <div className={`field ${styles.cut}`}>
      <label className="label" htmlFor={id}>
        {t('product.cut')}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {cuts.map(({ description }) => (
          <option key={description} value={description}>
            {description}
          </option>
        ))}
      </select>
    </div>
  )
}
