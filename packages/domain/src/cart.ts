import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from './limits.ts'
import { countingSalePrice } from './pricing.ts'

/** One line as kept in the browser (Specification §3, Cart line). Money in dollars: it is for show only. */
export interface CartLine {
  productId: number
  category: string
  categoryId: number
  productName: string
  sku: string
  productImage: string
  imageMimeType: string
  quantity: number
  unitPrice: number
  salePrice: number | null
  optionsAttributes: { description: string }[]
  /** `askedPrice` as it was when the product was put in; the prices above follow the shop. */
  priceWhenAdded: number
  cuttingAttributes: { description: string }[]
  notes: string
  taxExemptFlag: boolean
  /** The shop has said that it sells this no more: it stays in sight, and counts nowhere. */
  gone?: boolean
}

export type Cart = readonly CartLine[]

/** What decides the price of a product, as the shop has it now. */
export type ProductPrices = Pick<
  CartLine,
  'productId' | 'unitPrice' | 'salePrice' | 'optionsAttributes' | 'taxExemptFlag'
>

/** Price before the online reduction, in dollars: the sale price of a CUTPRICE product, else the unit price. */
export const askedPrice = (
  product: Pick<CartLine, 'unitPrice' | 'salePrice' | 'optionsAttributes'>,
): number => countingSalePrice(product) ?? product.unitPrice

const withinLimits = (quantity: number) =>
  Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(quantity)))

/** Adds a line; the same product once more adds to its quantity, up to 99. A full cart stays as it is. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const known = cart.find(({ productId }) => productId === line.productId)
  if (known) {
    const quantity = withinLimits(known.quantity + line.quantity)
    return replaceLine(cart, { ...line, quantity, notes: known.notes || line.notes })
  }
  if (cart.length >= MAX_CART_LINES) return cart
  return [...cart, { ...line, quantity: withinLimits(line.quantity) }]
}

/** The cart without the product. */
export function removeLine(cart: Cart, productId: number): Cart {
  return cart.filter((line) => line.productId !== productId)
}

/** Puts a removed line back where it was (Undo). */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.some(({ productId }) => productId === line.productId)) return cart
  return [...cart.slice(0, index), line, ...cart.slice(index)]
}

/** Sets the quantity of a product, kept within 1 and 99. */
export function setQuantity(cart: Cart, productId: number, quantity: number): Cart {
  return cart.map((line) =>
    line.productId === productId ? { ...line, quantity: withinLimits(quantity) } : line,
  )
}

/** Sets the note of a product ('special instruction' of the invoice). */
export function setNotes(cart: Cart, productId: number, notes: string): Cart {
  return cart.map((line) => (line.productId === productId ? { ...line, notes } : line))
}

/**
 * The cart at the shop's present prices; `priceWhenAdded` stays what it was. `gone` are the products that it
 * sells no more; of what is in neither list nothing is known anew.
 */
export function setPrices(
  cart: Cart,
  prices: readonly ProductPrices[],
  gone: readonly number[] = [],
): Cart {
  const pricesOf = new Map(prices.map((price) => [price.productId, { ...price, gone: false }]))
  return cart.map((line) => ({
    ...line,
    ...(pricesOf.get(line.productId) ?? (gone.includes(line.productId) && { gone: true })),
  }))
}

/** The lines that can be ordered. */
export const soldLines = (cart: Cart): Cart => cart.filter((line) => !line.gone)

/** Number of pieces in the cart that can be ordered. */
export function countPieces(cart: Cart): number {
  return soldLines(cart).reduce((pieces, line) => pieces + line.quantity, 0)
}

function replaceLine(cart: Cart, line: CartLine): Cart {
  return cart.map((other) => (other.productId === line.productId ? line : other))
}
