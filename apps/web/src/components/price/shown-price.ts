import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { discountPercent } from '@mendwell/domain/money/pricing'
import { formatMoney, t } from '../../lib/words/texts.ts'

type QuotedProduct = Pick<ProductWire, 'onlinePrice' | 'quoteOnly'>
/** What decides the displayed price. */
export type PricedProduct = Pick<ProductWire, 'unitPrice' | 'onlinePrice' | 'discount' | 'wasPrice'>

/** The displayed price of a product, in dollars. `price` is always what the cart charges. */
interface ShownPrice {
  /** sale: the sale price applies; online: the unit price less the online reduction. */
  kind: 'sale' | 'online' | 'plain'
  price: number
  /** On sale: the price that savings are computed from, below the unit price if that was not in effect before. */
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

/** Whether the shop counts the sale price as a sale (Decisions §10): the product then has a percentage. */
export const isOnSale = ({ discount }: Pick<ProductWire, 'discount'>): boolean => discount > 0

/**
 * The price where there is room for nothing else. The price of what is sold by quote is an estimate: it is shown only
 * where the word 'Estimated price' is next to it (decision 0029).
 */
export const priceWords = ({ onlinePrice, quoteOnly }: QuotedProduct): string =>
  onlinePrice > 0 && !quoteOnly
    ? formatMoney(onlinePrice)
    : t(`shop.refused.${quoteOnly ? 'QUOTE_ONLY' : 'PRICE_MISSING'}`)

function kindOf(product: PricedProduct, unitPrice: number) {
  if (isOnSale(product)) return 'sale'
  return product.onlinePrice < unitPrice ? 'online' : 'plain'
}
