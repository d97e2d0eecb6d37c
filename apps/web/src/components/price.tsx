import type { ProductWire } from '@mendwell/contract/catalog'
import { formatMoney, t } from '../lib/texts.ts'
import { refusalOf } from './sale-refusal.ts'
import { shownPrice } from './shown-price.ts'

/** The price lines of a card: what the cart charges, and why it is less than the unit price. */
export function CardPrice({ product }: { product: ProductWire }) {
  const { kind, price, unitPrice } = shownPrice(product)
  if (refusalOf(product) === 'PRICE_MISSING') return <div className="pl" />
  if (kind === 'sale') return <SalePrice product={product} />
  return (
    <>
      <span className="price num">{formatMoney(price)}</span>
      <div className="pl">
        {kind === 'online' && (
          <>
            <b>{t('common.onlinePrice')}</b>{' '}
            <span>{t('common.unitPrice', { price: formatMoney(unitPrice) })}</span>
          </>
        )}
      </div>
    </>
  )
}

/** What a product on sale costs, what it cost before, and what one saves. */
export function SalePrice({ product }: { product: ProductWire }) {
  const { price, unitPrice, saved } = shownPrice(product)
  return (
    <>
      <div className="row prices">
        <span className="price sale num">{formatMoney(price)}</span>
        <WasPrice price={unitPrice} />
      </div>
      <div className="pl s">
        <b>{t('common.youSave', { price: formatMoney(saved) })}</b>
      </div>
    </>
  )
}

/** The unit price of a CUTPRICE product, struck through, with words for those who cannot see the line. */
export function WasPrice({ price }: { price: number }) {
  return (
    <span className="was">
      <span className="vh">{t('shop.was')} </span>
      <s>{formatMoney(price)}</s>
    </span>
  )
}

/** 'Sale 9.99% off' on products whose sale price counts. */
export function SaleTag({ product, float = false }: { product: ProductWire; float?: boolean }) {
  const { kind, percentOff } = shownPrice(product)
  if (kind !== 'sale') return null
  return (
    <span className={`tag sale num${float ? ' float' : ''}`}>
      {t('common.saleTag', { percent: percentOff })}
    </span>
  )
}
