import type { SaleRefusal } from '../catalog/sale-class.ts'
import type { Cents } from '../money/money.ts'
import { isCutPrice, type PriceStep } from '../money/pricing.ts'
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from './limits.ts'
import { type LineParts, lineKey, piecesOf } from './order-lines.ts'

/** One line as stored in the browser (Specification §3, Cart line). Its money is for display only. */
export interface CartLine {
  /** Its key within this cart: stays the same while its note is typed. */
  lineId: number
  productId: number
  category: string
  categoryId: number
  productName: string
  sku: string
  productImage: string
  imageMimeType: string
  quantity: number
  unitPriceCents: Cents
  /** Only if effective (Decisions §10). */
  salePriceCents: Cents | null
  optionsAttributes: { description: string }[]
  /** The price per piece by quantity, as far as the shop has said so. */
  tiers?: readonly PriceStep[] | undefined
  /** The `priceBeforeReduction` when the product was added; the prices above follow the shop. */
  centsWhenAdded: Cents
  cuttingAttributes: { description: string }[]
  notes: string
  taxExemptFlag: boolean
  /** The shop no longer sells it: it stays visible, but is not counted. */
  gone?: boolean
  /** The shop refuses to sell it: it stays visible too, and is not counted. */
  refusal?: SaleRefusal | undefined
}

export type Cart = readonly CartLine[]
/** A line without a key yet. */
export type NewCartLine = Omit<CartLine, 'lineId'>

/** What decides the price of a product, as of now. */
export type ProductPrices = Pick<
  CartLine,
  | 'productId'
  | 'unitPriceCents'
  | 'salePriceCents'
  | 'optionsAttributes'
  | 'tiers'
  | 'taxExemptFlag'
>

/** The sale price of a CUTPRICE product, else the unit price, in cents. A line only has an effective sale price. */
export const priceBeforeReduction = ({
  unitPriceCents,
  salePriceCents,
  optionsAttributes,
}: Pick<CartLine, 'unitPriceCents' | 'salePriceCents' | 'optionsAttributes'>): Cents =>
  isCutPrice(optionsAttributes) && salePriceCents !== null ? salePriceCents : unitPriceCents

/** What identifies a line: the same product with another cut or note is another line. */
export const partsOf = (
  line: Pick<CartLine, 'productId' | 'cuttingAttributes' | 'notes'>,
): LineParts => ({
  productId: line.productId,
  attributes: line.cuttingAttributes,
  notes: line.notes,
})

const keyOf = (line: NewCartLine) => lineKey(partsOf(line))

/** How many pieces a line can have, given the product's other lines: 99 of a product in all. */
const within = (quantity: number, others: number) =>
  Math.min(MAX_QUANTITY - others, Math.max(MIN_QUANTITY, Math.trunc(quantity)))

/** Adds a line; an equal one grows, to at most 99 of the product over all of its lines. A full cart stays unchanged. */
export function addLine(cart: Cart, line: NewCartLine): Cart {
  const known = cart.find((other) => keyOf(other) === keyOf(line))
  const others = piecesOf(cart, line.productId) - (known?.quantity ?? 0)
  const quantity = within((known?.quantity ?? 0) + line.quantity, others)
  if (known) {
    const { lineId, tiers } = known
    return replaceLine(cart, { tiers, ...line, lineId, quantity })
  }
  if (cart.length >= MAX_CART_LINES || quantity < MIN_QUANTITY) return cart
  const lineId = Math.max(0, ...cart.map((other) => other.lineId)) + 1
  return [...cart, { ...line, lineId, quantity }]
}

/** The cart without the line. */
export function removeLine(cart: Cart, lineId: number): Cart {
  return cart.filter((line) => line.lineId !== lineId)
}

/** Puts a removed line back in its place (Undo), unless an equal one has been added or the product is at its limit. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  const isTaken = cart.some((other) => other.lineId === line.lineId || keyOf(other) === keyOf(line))
  const quantity = within(line.quantity, piecesOf(cart, line.productId))
  if (isTaken || quantity < MIN_QUANTITY) return cart
  return [...cart.slice(0, index), { ...line, quantity }, ...cart.slice(index)]
}

/** Sets the quantity of a line, at least 1 and within 99 for its product. */
export function setQuantity(cart: Cart, lineId: number, quantity: number): Cart {
  return cart.map((line) => {
    if (line.lineId !== lineId) return line
    const others = piecesOf(cart, line.productId) - line.quantity
    return { ...line, quantity: within(quantity, others) }
  })
}

/** Sets the note of a line ('special instruction' of the invoice); equal lines stay separate while typing. */
export function setNotes(cart: Cart, lineId: number, notes: string): Cart {
  return cart.map((line) => (line.lineId === lineId ? { ...line, notes } : line))
}

/** Merges lines that became equal. */
export function joinEqual(cart: Cart): Cart {
  const joined = new Map<string, CartLine>()
  for (const line of cart) {
    const before = joined.get(keyOf(line))
    const quantity = (before?.quantity ?? 0) + line.quantity
    joined.set(keyOf(line), { ...(before ?? line), quantity })
  }
  return joined.size === cart.length ? cart : [...joined.values()]
}

/**
 * The cart at the shop's current prices; `centsWhenAdded` stays as it was. `gone` are products no longer sold,
 * `refused` those that may not be sold; products in none of the lists stay as they are.
 */
export function setPrices(
  cart: Cart,
  prices: readonly ProductPrices[],
  gone: readonly number[] = [],
  refused: readonly Refused[] = [],
): Cart {
  const news = new Map<number, Partial<CartLine>>()
  for (const productId of gone) news.set(productId, { gone: true })
  for (const { productId, refusal } of refused) news.set(productId, { refusal })
  for (const price of prices) {
    news.set(price.productId, { ...price, gone: false, refusal: undefined })
  }
  return cart.map((line) => ({ ...line, ...news.get(line.productId) }))
}

/** A product that may not be sold, and why. */
export interface Refused {
  productId: number
  refusal: SaleRefusal
}

/** The lines that can be ordered. */
export const soldLines = (cart: Cart): Cart => cart.filter(({ gone, refusal }) => !gone && !refusal)

/** Number of orderable pieces in the cart. */
export function countPieces(cart: Cart): number {
  return soldLines(cart).reduce((pieces, line) => pieces + line.quantity, 0)
}

function replaceLine(cart: Cart, line: CartLine): Cart {
  return cart.map((other) => (other.lineId === line.lineId ? line : other))
}
