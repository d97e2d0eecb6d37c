import { type Cents, sum } from '../money/money.ts'
import type { Condition, Selector } from './promotion.ts'

/** A line of the cart before promotions. */
export interface OfferLine {
  productId: number
  /** The family of sizes, colors or strengths it is in; null if none. */
  familyKey: string | null
  categoryId: number
  brandId: number | null
  quantity: number
  /** What the cart charges for one piece: the online price or the sale price. */
  unitPriceCents: Cents
  /** The price before any reduction. */
  regularPriceCents: Cents
  /** Charged at its sale price. */
  isOnSale: boolean
}

/** Whether a line is in every list that the selector names, and not excluded by it. */
export const isSelected = (line: OfferLine, of: Selector = {}): boolean =>
  has(of.productIds, line.productId) &&
  has(of.familyKeys, line.familyKey) &&
  has(of.categoryIds, line.categoryId) &&
  has(of.brandIds, line.brandId) &&
  !(of.excludeSale && line.isOnSale)

const has = <Id>(wanted: readonly Id[] | undefined, id: Id | null) =>
  !wanted || wanted.length === 0 || (id !== null && wanted.includes(id))

/** Goods of the selected lines before promotions, in cents. */
const goodsOf = (lines: readonly OfferLine[], of?: Selector): Cents =>
  sum(
    lines
      .filter((line) => isSelected(line, of))
      .map(({ unitPriceCents, quantity }) => unitPriceCents * quantity),
  )

/** Pieces of the selected lines. */
const piecesOf = (lines: readonly OfferLine[], of?: Selector): number =>
  lines
    .filter((line) => isSelected(line, of))
    .reduce((pieces, { quantity }) => pieces + quantity, 0)

/** A condition on what is in the cart, not on its buyer. */
type Minimum = Extract<Condition, { type: 'MIN_SUBTOTAL' | 'MIN_QUANTITY' }>

/** What these lines lack to meet a minimum, in cents or pieces; 0 or less if they meet it. */
export const missingOf = (minimum: Minimum, lines: readonly OfferLine[]): number =>
  minimum.type === 'MIN_SUBTOTAL'
    ? minimum.cents - goodsOf(lines, minimum.of)
    : minimum.quantity - piecesOf(lines, minimum.of)
