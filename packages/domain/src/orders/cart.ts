import type { SaleRefusal } from '../catalog/sale-class.ts'
import type { Cents } from '../money/money.ts'
import { isCutPrice, type PriceStep } from '../money/pricing.ts'
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from './limits.ts'
import { type LineParts, lineKey, piecesOf } from './order-lines.ts'

/** One line as kept in the browser (Specification §3, Cart line). Its money is for show only. */
export interface CartLine {
  /** Its number within this cart: it stays, while its note is typed. */
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
  /** Only where it counts (Decisions §10). */
  salePriceCents: Cents | null
  optionsAttributes: { description: string }[]
  /** What a piece costs from how many of its product, as far as the shop has said so. */
  tiers?: readonly PriceStep[] | undefined
  /** What `priceBeforeReduction` was when the product was put in; the prices above follow the shop. */
  centsWhenAdded: Cents
  cuttingAttributes: { description: string }[]
  notes: string
  taxExemptFlag: boolean
  /** The shop has said that it sells this no more: it stays in sight, and counts nowhere. */
  gone?: boolean
  /** The shop has said that it may not sell this: it stays in sight as well, and counts nowhere. */
  refusal?: SaleRefusal | undefined
}

export type Cart = readonly CartLine[]
/** A line that no cart has numbered yet. */
export type NewCartLine = Omit<CartLine, 'lineId'>

/** What decides the price of a product, as the shop has it now. */
export type ProductPrices = Pick<
  CartLine,
  | 'productId'
  | 'unitPriceCents'
  | 'salePriceCents'
  | 'optionsAttributes'
  | 'tiers'
  | 'taxExemptFlag'
>

/** Price before the online reduction, in cents: the sale price of a CUTPRICE product, else the unit price. A line has only a sale price that counts. */
export const priceBeforeReduction = ({
  unitPriceCents,
  salePriceCents,
  optionsAttributes,
}: Pick<CartLine, 'unitPriceCents' | 'salePriceCents' | 'optionsAttributes'>): Cents =>
  isCutPrice(optionsAttributes) && salePriceCents !== null ? salePriceCents : unitPriceCents

/** What makes it one line: the same product with another cut or note is another. */
export const partsOf = (
  line: Pick<CartLine, 'productId' | 'cuttingAttributes' | 'notes'>,
): LineParts => ({
  productId: line.productId,
  attributes: line.cuttingAttributes,
  notes: line.notes,
})

const keyOf = (line: NewCartLine) => lineKey(partsOf(line))

/** So many pieces a line can have, beside the other lines of its product: 99 of a product in all. */
const within = (quantity: number, others: number) =>
  Math.min(MAX_QUANTITY - others, Math.max(MIN_QUANTITY, Math.trunc(quantity)))

/**
 * Adds a line; an equal one grows, so that a product has 99 pieces at most over all of its lines. A full cart stays
 * as it is.
 */
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

/** Puts a removed line back where it was (Undo), unless an equal one has come or its product has no room. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  const isTaken = cart.some((other) => other.lineId === line.lineId || keyOf(other) === keyOf(line))
  const quantity = within(line.quantity, piecesOf(cart, line.productId))
  if (isTaken || quantity < MIN_QUANTITY) return cart
  return [...cart.slice(0, index), { ...line, quantity }, ...cart.slice(index)]
}

/** Sets the quantity of a line, kept at 1 or above and its product's lines within 99. */
export function setQuantity(cart: Cart, lineId: number, quantity: number): Cart {
  return cart.map((line) => {
    if (line.lineId !== lineId) return line
    const others = piecesOf(cart, line.productId) - line.quantity
    return { ...line, quantity: within(quantity, others) }
  })
}

/** Sets the note of a line ('special instruction' of the invoice); what it makes equal stays apart while one types. */
export function setNotes(cart: Cart, lineId: number, notes: string): Cart {
  return cart.map((line) => (line.lineId === lineId ? { ...line, notes } : line))
}

/** The cart with lines put together that became equal. */
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
 * The cart at the shop's present prices; `centsWhenAdded` stays what it was. `gone` are the products that it
 * sells no more, `refused` those that it may not sell; of what is in no list nothing is known anew.
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

/** Number of pieces in the cart that can be ordered. */
export function countPieces(cart: Cart): number {
  return soldLines(cart).reduce((pieces, line) => pieces + line.quantity, 0)
}

function replaceLine(cart: Cart, line: CartLine): Cart {
  return cart.map((other) => (other.lineId === line.lineId ? line : other))
}
