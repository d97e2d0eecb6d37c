import type { ProductWire } from '@mendwell/contract/catalog'
import { countingSalePrice, discountPercent } from '@mendwell/domain/pricing'
import { toCents, toDollars } from '../lib/cents.ts'

type PricedProduct = Pick<
  ProductWire,
  'unitPrice' | 'salePrice' | 'onlinePrice' | 'optionsAttributes'
>

/** The price of a product as a page shows it, in dollars. `price` is always what the cart charges. */
interface ShownPrice {
  /** sale: CUTPRICE below the unit price; online: the unit price less the online reduction. */
  kind: 'sale' | 'online' | 'plain'
  price: number
  unitPrice: number
  saved: number
  /** Percent off with two decimals, '20.50' (Specification §9). */
  percentOff: string
}

export function shownPrice(product: PricedProduct): ShownPrice {
  const { onlinePrice: price, unitPrice } = product
  const saved = toDollars(Math.max(0, toCents(unitPrice) - toCents(price)))
  const percentOff = discountPercent(toCents(unitPrice), toCents(price)).toFixed(2)
  return { kind: kindOf(product), price, unitPrice, saved, percentOff }
}

function kindOf(product: PricedProduct) {
  // A sale price at or above the unit price takes nothing off: no badge, nothing struck through.
  if (product.onlinePrice >= product.unitPrice) return 'plain'
  return countingSalePrice(product) === null ? 'online' : 'sale'
}
