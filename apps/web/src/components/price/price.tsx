import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { clsx } from 'clsx'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { eachWords } from './pieces.ts'
import styles from './price.module.css'
import { type PricedProduct, shownPrice } from './shown-price.ts'

interface CardPriceProps {
  product: ProductWire
  /** Why this visitor cannot order it, if so. */
  refusal?: SaleRefusal | null
}

/**
 * The price lines of a card: what the cart charges, and why it is less than the unit price. Quoted products show an
 * estimate, and what cannot be ordered is never called an offer.
 */
export function CardPrice({ product, refusal }: CardPriceProps) {
  const { kind, price, unitPrice } = shownPrice(product)
  // Price on request: the card says so below.
  if (price === 0) return <div className={styles.line} />
  if (kind === 'sale' && !refusal) return <SalePrice product={product} />
  return (
    <>
      <span className={`${styles.price} tabular`}>{formatMoney(price)}</span>
      <div className={styles.line}>
        {refusal === 'QUOTE_ONLY' && t('shop.estimate')}
        {kind === 'online' && !refusal && (
          <>
            <b>{t('common.onlinePrice')}</b>{' '}
            <span>{t('common.unitPrice', { price: formatMoney(unitPrice) })}</span>
          </>
        )}
      </div>
      <EachPrice product={product} />
    </>
  )
}

/** The price per piece of a pack; renders nothing if the pack is not counted. */
function EachPrice({ product }: { product: ProductWire }) {
  const words = eachWords(product)
  return words && <div className={`${styles.line} tabular`}>{words}</div>
}

/** The sale price, the previous price, the savings, and what they are measured by where that is known. */
export function SalePrice({ product }: { product: ProductWire }) {
  const { price, unitPrice, saved } = shownPrice(product)
  return (
    <>
      <div className={`row ${styles.prices}`}>
        <span className={`${styles.price} ${styles.sale} tabular`}>{formatMoney(price)}</span>
        <WasPrice price={unitPrice} />
      </div>
      <div className={`${styles.line} ${styles.saving}`}>
        <b>{t('common.youSave', { price: formatMoney(saved) })}</b>{' '}
        <LowestBefore product={product} />
      </div>
      <EachPrice product={product} />
    </>
  )
}

/**
 * The lowest price of the 30 days before a sale, wherever one is announced (Directive 98/6/EC, article 6a); renders
 * nothing while it is unknown (decision 0049).
 */
export function LowestBefore({ product: { lowestBefore: price } }: { product: ProductWire }) {
  if (price === undefined) return null
  return <span className="tiny muted">{t('shop.before', { price: formatMoney(price) })}</span>
}

/** The unit price of a CUTPRICE product, crossed out, with text for screen readers. */
export function WasPrice({ price, large = false }: { price: number; large?: boolean }) {
  return (
    <span className={clsx(styles.was, large && styles.large)}>
      <span className="visually-hidden">{t('shop.was')} </span>
      <s>{formatMoney(price)}</s>
    </span>
  )
}

interface SaleTagProps {
  product: PricedProduct
  float?: boolean
  /** With two decimals, as on the product page (Specification §9); else whole, rounded down, and none below 1%. */
  exact?: boolean
}

/** 'Sale 9% off' on products with an effective sale price. */
export function SaleTag({ product, float = false, exact = false }: SaleTagProps) {
  const { kind, percentOff } = shownPrice(product)
  const percent = exact ? percentOff : Math.floor(Number(percentOff))
  if (kind !== 'sale' || percent === 0) return null
  return (
    <span className={clsx('tag sale tabular', float && styles.floating)}>
      {t('common.saleTag', { percent })}
    </span>
  )
}
