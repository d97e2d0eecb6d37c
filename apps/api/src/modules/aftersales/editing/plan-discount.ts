import type { OrderChanges } from '@mendwell/contract/orders/order-edits'
import { type Cents, percentOf, sum } from '@mendwell/domain/money/money'
import { shareStaffDiscount } from '@mendwell/domain/offers/staff-discount'
import { type EditedLine, editLine } from '@mendwell/domain/orders/edit-order'
import type { Principal } from '../../../ground/principal.ts'
import { checkDiscount, refuseDiscountOf } from '../../orders/discounts/given-discount.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import type { PricedLine } from '../../orders/pricing/price-cart.ts'
import type { EditableLine } from './editable-lines.ts'
import type { PricedAddition } from './price-added.ts'

/** How an edit changes the staff discount on an order; in cents. */
export interface PlannedDiscount {
  off: NonNullable<OrderChanges['discount']> | null
  /** The part of each item's discount that staff gave before the edit. */
  before: ReadonlyMap<number, number>
  /** The staff discount of each item, and of each added line, in their order. */
  ofItems: ReadonlyMap<number, number>
  ofAdded: number[]
}

interface Planning {
  order: OrderRow
  who: Principal
  off: NonNullable<OrderChanges['discount']> | null
  lines: readonly (EditableLine & { after: EditedLine })[]
  priced: PricedAddition
  before: PlannedDiscount['before']
}

interface Discounted<Line> {
  discount: PlannedDiscount
  lines: Line[]
  cart: PricedAddition['cart']
}

/**
 * Replaces the staff discount of an order being edited: applied to what promotions left of its lines, including added
 * ones. Tax is calculated on the rest.
 * @throws ShopError 403 and 422 as `checkDiscount`.
 */
export function planDiscount({
  order,
  who,
  off,
  lines,
  priced,
  before,
}: Planning): Discounted<Planning['lines'][number]> {
  const promoted = lines.map((line) => ({ ...line, after: withoutStaff(line, before, order) }))
  const { cart, terms } = priced
  const left = [
    ...promoted.map(({ after }) => after.lineTotalCents - after.discountCents),
    ...cart.lines.map(({ lineTotalCents }) => lineTotalCents),
  ]
  const { settings } = terms
  if (off) checkDiscount({ who, off, goodsCents: sum(left), settings, path: 'discount' })
  else refuseDiscountOf(who)
  const shares = off ? shareStaffDiscount(left, off) : left.map(() => 0)
  const ofAdded = cart.lines.map((_, at) => shares[promoted.length + at] ?? 0)
  return {
    discount: {
      off,
      before,
      ofItems: new Map(promoted.map(({ item }, at) => [item.orderItemId, shares[at] ?? 0])),
      ofAdded,
    },
    lines: promoted.map((line, at) => ({
      ...line,
      after: discounted(line.after, line.after.discountCents + (shares[at] ?? 0)),
    })),
    cart: {
      ...cart,
      lines: cart.lines.map((line, at): PricedLine => discounted(line, ofAdded[at] ?? 0)),
    },
  }
}

/** The line after the edit with only the promotions' discount. */
function withoutStaff(
  { item, to, after }: Planning['lines'][number],
  before: PlannedDiscount['before'],
  order: OrderRow,
): EditedLine {
  const discountCents = item.discountCents - (before.get(item.orderItemId) ?? 0)
  const { taken, backordered } = after
  const edited = editLine(
    { ...item, discountCents },
    { quantity: to, taxRate: order.taxMilliPercent, stock: null },
  )
  return { ...edited, taken, backordered }
}

interface Taxed {
  lineTotalCents: number
  discountCents: number
  taxCents: number
  taxRateMilliPercent: number
}

const discounted = <Line extends Taxed>(line: Line, discountCents: number): Line => ({
  ...line,
  discountCents,
  taxCents: percentOf(line.lineTotalCents - discountCents, line.taxRateMilliPercent),
})

/** What a staff discount takes off the whole order, in cents. */
export const givenCentsOf = ({ ofItems, ofAdded }: PlannedDiscount): Cents =>
  sum([...ofItems.values(), ...ofAdded])
