import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { discountPercent } from '@mendwell/domain/money/pricing'
import { formatMoney, t } from '../../lib/words/texts.ts'

type PricedProduct = Pick<ProductWire, 'unitPrice' | 'onlinePrice' | 'discount' | 'wasPrice'>

/** The price of a product as a page shows it, in dollars. `price` is always what the cart charges. */
interface ShownPrice {
  /** sale: the sale price counts; online: the unit price less the online reduction. */
  kind: 'sale' | 'online' | 'plain'
  price: number
  /** On sale: what one saves from, lower than the unit price where that did not hold before. */
  unitPrice: number
  saved: number
  /** Percent off with two decimals, '20.50' (Specification §9). */
  percentOff: string
}

export function shownPrice(product: PricedProduct): ShownPrice {
  const { onlinePrice: price, wasPrice: unitPrice = product.unitPrice } = product
  const saved = toDollars(Math.max(0, toCents(unitPrice) - toCents(price)))
  const percentOff = discountPercent(toCents(unitPrice), toCents(price)).toFixed(2)
  return { kind: kindOf(product, unitPrice), price, unitPrice, saved, percentOff }
}

/** Whether the shop takes the sale price for one (Decisions §10): its percentage comes with the product. */
export const isOnSale = ({ discount }: Pick<ProductWire, 'discount'>): boolean => discount > 0

/** A price in a line of its own; what has none is asked for. */
export const priceWords = (price: number): string =>
  price > 0 ? formatMoney(price) : t('shop.refused.PRICE_MISSING')

function kindOf(product: PricedProduct, unitPrice: number) {
  if (isOnSale(product)) return 'sale'
  return product.onlinePrice < unitPrice ? 'online' : 'plain'
}
