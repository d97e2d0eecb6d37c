import { type Cents, type MilliPercent, percentOf, roundHalfAway, sum } from '../money/money.ts'
import { type TaxBasis, taxOf } from '../money/pricing.ts'
import type { ChargedTotals } from '../offers/charged-totals.ts'
import { type Allocation, allocate } from './stock.ts'

/** A line as it was agreed when the order was placed; amounts in cents. */
export interface AgreedLine extends Allocation {
  orderItemId: number
  quantity: number
  unitPriceCents: Cents
  /** Its share of the promotions. */
  discountCents: Cents
  taxExempt: boolean
}

/** The line after an edit; with no pieces it is removed from the order. */
export interface EditedLine extends Allocation {
  quantity: number
  lineTotalCents: Cents
  discountCents: Cents
  taxCents: Cents
  taxBasis: TaxBasis
  taxRateMilliPercent: MilliPercent
}

interface Edit {
  quantity: number
  taxRate: MilliPercent
  /** Available pieces, for a line that grows; null: not counted. */
  stock: number | null
}

/**
 * Changes the quantity of a line. Its price stays as agreed, and each piece keeps its share of the discount; added
 * pieces get none. Backordered ones are removed first. Tax is computed on the rest, rounded once.
 */
export function editLine(line: AgreedLine, { quantity, taxRate, stock }: Edit): EditedLine {
  const lineTotalCents = line.unitPriceCents * quantity
  const discountCents =
    quantity >= line.quantity
      ? line.discountCents
      : roundHalfAway((line.discountCents * quantity) / line.quantity)
  const tax = taxOf(line, taxRate)
  return {
    ...reallocate(line, { quantity, stock }),
    quantity,
    lineTotalCents,
    discountCents,
    taxCents: percentOf(lineTotalCents - discountCents, tax.taxRateMilliPercent),
    ...tax,
  }
}

function reallocate(line: AgreedLine, { quantity, stock }: Omit<Edit, 'taxRate'>): Allocation {
  const more = quantity - line.quantity
  if (more < 0) {
    const backordered = Math.max(0, line.backordered + more)
    return { backordered, taken: quantity - backordered }
  }
  const added = allocate(more, stock)
  return {
    taken: line.taken + added.taken,
    backordered: line.backordered + added.backordered,
  }
}

type Amounts = Pick<EditedLine, 'lineTotalCents' | 'discountCents' | 'taxCents'>

interface EditedOrder {
  before: Pick<ChargedTotals, 'subtotalCents' | 'shippingHandlingCents' | 'shippingDiscountCents'>
  lines: readonly Amounts[]
  /** What shipping and handling costs for a subtotal, in cents. */
  shippingFor: (subtotalCents: Cents) => Cents
  /** The destination changed, or its surcharges for weight and size. */
  isShippedOtherwise: boolean
  /** The part of shipping for oversize and freight goods, before and after the edit. */
  bulkyCents: { before: Cents; after: Cents }
  /** Whether the free shipping of this order includes that part. */
  waivesBulky: boolean
}

/**
 * Totals after an edit, in cents. Shipping is recomputed only if goods, destination or their weight changed; free
 * shipping stays free, and another shipping discount stays as far as there is shipping to take it from. Neither
 * covers oversize and freight goods unless the promotion includes them (decision 0072).
 */
export function editTotals(edited: EditedOrder): ChargedTotals {
  const { before, lines, shippingFor, isShippedOtherwise } = edited
  const subtotalCents = sum(lines.map((line) => line.lineTotalCents))
  const discountCents = sum(lines.map((line) => line.discountCents))
  const taxCents = sum(lines.map((line) => line.taxCents))
  const isAsBefore = subtotalCents === before.subtotalCents && !isShippedOtherwise
  const shippingHandlingCents = isAsBefore
    ? before.shippingHandlingCents
    : shippingFor(subtotalCents)
  const shippingDiscountCents = isAsBefore
    ? before.shippingDiscountCents
    : shippingDiscountAfter(edited, shippingHandlingCents)
  return {
    subtotalCents,
    discountCents,
    taxCents,
    shippingHandlingCents,
    shippingDiscountCents,
    grandTotalCents:
      subtotalCents - discountCents + taxCents + shippingHandlingCents - shippingDiscountCents,
  }
}

function shippingDiscountAfter(
  { before, bulkyCents, waivesBulky }: EditedOrder,
  shippingHandlingCents: Cents,
): Cents {
  const { shippingDiscountCents: discount } = before
  const waivable = (shipping: Cents, bulky: Cents) =>
    waivesBulky ? shipping : Math.max(0, shipping - bulky)
  const isFree =
    discount > 0 && discount === waivable(before.shippingHandlingCents, bulkyCents.before)
  const most = waivable(shippingHandlingCents, bulkyCents.after)
  return isFree ? most : Math.min(discount, most)
}

/**
 * Shipping and handling for an addition to a paid order, in cents: the cost of both together less what the first was
 * charged, since they ship in one parcel.
 */
export const additionShipping = (togetherCents: Cents, chargedCents: Cents): Cents =>
  Math.max(0, togetherCents - chargedCents)

/**
 * What each balance still holds for an order of this total, in cents, in paying order: never more than before, and
 * never so much that the card's part is below its minimum (`cardMinimumCents`).
 */
export function fitHolds(
  held: readonly Cents[],
  totalCents: Cents,
  cardMinimumCents: Cents,
): Cents[] {
  let left = totalCents
  const fitted = held.map((cents) => {
    const kept = Math.min(cents, left)
    left -= kept
    return kept
  })
  let missing = left > 0 && left < cardMinimumCents ? cardMinimumCents - left : 0
  return fitted
    .toReversed()
    .map((cents) => {
      const freed = Math.min(cents, missing)
      missing -= freed
      return cents - freed
    })
    .toReversed()
}
