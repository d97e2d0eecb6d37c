import type { OrderChanges } from '@mendwell/contract/orders/order-edits'
import {
  bulkyTotal,
  type SentLine,
  surchargesOn,
  surchargeTotal,
} from '@mendwell/domain/delivery/surcharges'
import type { Cents } from '@mendwell/domain/money/money'
import { sum } from '@mendwell/domain/money/money'
import { shippingFor } from '@mendwell/domain/money/shipping'
import type { ChargedTotals } from '@mendwell/domain/offers/charged-totals'
import {
  additionShipping,
  type EditedLine,
  editLine,
  editTotals,
} from '@mendwell/domain/orders/edit-order'
import type { Queryable } from '../../../db/db.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import type { Principal } from '../../../ground/principal.ts'
import { findStaffShares } from '../../offers/staff-discounts.repository.ts'
import { isBulkyWaived } from '../../offers/waived-shipping.repository.ts'
import { findEditableItems, findLastEdit } from '../../orders/editing/edited-order.repository.ts'
import {
  findCaptured,
  isOrderGivenBack,
  leftOf,
} from '../../orders/money/order-money.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { sentLine } from '../../orders/pricing/price-cart.ts'
import { findReplacedBy } from '../../orders/replacements/replacements.repository.ts'
import { hasOpenAttempt } from '../../payments/tenders/tenders.repository.ts'
import { valuePieces, worthOf } from '../pieces/value-pieces.ts'
import { type EditableLine, editableLines } from './editable-lines.ts'
import { type PlannedDiscount, planDiscount } from './plan-discount.ts'
import { type PricedAddition, priceAdded } from './price-added.ts'

interface PlannedLine extends EditableLine {
  /** The line after the edit; in a paid order it stays, and its pieces are refunded. */
  after: EditedLine
}

/** The effect of an edit on an order, before any of it is done; amounts in cents. */
export interface EditPlan extends PricedAddition {
  order: OrderRow
  isPaid: boolean
  /** The previous edit; 0 if there is none. */
  lastEditId: number
  lines: PlannedLine[]
  /** What staff have taken off the goods so far, in cents. */
  staffCents: Cents
  /** A new staff discount; undefined to keep the present one. */
  discount: PlannedDiscount | undefined
  /** Of the order itself. */
  totals: ChargedTotals
  /** Removed pieces of a paid order, and their refund. */
  pieces: Awaited<ReturnType<typeof valuePieces>>
  refundCents: Cents
  /** Of the order that holds the items added to a paid one. */
  addition: ChargedTotals | null
}

interface Planning {
  order: OrderRow
  changes: OrderChanges
  who: Principal
  isLocked: boolean
}

/**
 * The one rule to quote and to apply an edit.
 * @throws ShopError 403 for a discount the caller may not give; 404; 409 for an order no longer editable, a discount on
 * a paid one, or while a card payment is pending; 422.
 */
export async function planEdit(
  db: Queryable,
  { order, changes, who, isLocked }: Planning,
): Promise<EditPlan> {
  const { orderId } = order
  const isPaid = order.paymentStatus !== 'UNPAID'
  await refuseEnded(db, order)
  const items = await findEditableItems(db, orderId)
  const lines = editableLines(items, changes, { isPaid })
  const priced = await priceAdded(db, {
    order,
    lines,
    added: changes.added,
    isLocked,
    isAddition: isPaid,
  })
  const staffShares = await findStaffShares(db, orderId)
  const common = {
    ...priced,
    order,
    isPaid,
    lastEditId: await findLastEdit(db, orderId),
    staffCents: sum([...staffShares.values()]),
    discount: undefined,
  }
  const waivesBulky = await isBulkyWaived(db, orderId)
  const planned = lines.map((line) => ({ ...line, after: afterOf(line, order, priced) }))
  const { discount: off } = changes
  if (off !== undefined) {
    if (isPaid) throw new ShopError(409, 'CONFLICT', sentence('discountPaid'))
    const other = planDiscount({ order, who, off, lines: planned, priced, before: staffShares })
    return {
      ...common,
      ...other,
      ...planOfUnpaid({ order, ...other, priced: { ...priced, ...other }, waivesBulky }),
    }
  }
  return isPaid
    ? { ...common, lines: planned, ...(await planOfPaid(db, { order, lines, priced })) }
    : { ...common, lines: planned, ...planOfUnpaid({ order, lines: planned, priced, waivesBulky }) }
}

async function refuseEnded(db: Queryable, { orderId, orderStatus, paymentStatus }: OrderRow) {
  const facts = { orderStatus, paymentStatus }
  const refusal = (
    code: 'editEnded' | 'paymentUnderWay' | 'replacementIsFree' | 'exchangeIsAgreed',
  ) => new ShopError(409, 'CONFLICT', sentence(code), { facts })
  const replaced = await findReplacedBy(db, orderId)
  if (replaced) {
    throw refusal(replaced.reason === 'EXCHANGE' ? 'exchangeIsAgreed' : 'replacementIsFree')
  }
  if (paymentStatus === 'UNPAID') {
    // An order shipped before it was paid can no longer be changed.
    if (orderStatus !== 'NEW' && orderStatus !== 'PRINTED') throw refusal('editEnded')
    if (await hasOpenAttempt(db, orderId)) throw refusal('paymentUnderWay')
    return
  }
  const isOver = orderStatus === 'CLOSED' || orderStatus === 'REJECTED'
  if (isOver || (await isOrderGivenBack(db, orderId))) throw refusal('editEnded')
}

const afterOf = ({ item, to }: EditableLine, order: OrderRow, { found }: PricedAddition) =>
  editLine(item, {
    quantity: to,
    taxRate: order.taxMilliPercent,
    stock: found.get(item.orderItemId) ?? 0,
  })

interface Planned<Line> {
  order: OrderRow
  lines: readonly Line[]
  priced: PricedAddition
}

/** Shipping and handling for a subtotal and surcharges, by the current settings. */
const shippingOf =
  ({ pickupType }: OrderRow, { terms: { settings } }: PricedAddition, surchargeCents: Cents) =>
  (subtotalCents: Cents): Cents =>
    pickupType === 'IN STORE' && settings.waiveHandlingForPickup
      ? 0
      : shippingFor(subtotalCents, settings.shippingTiers) + surchargeCents

/** What weight and size of an order cost before and after an edit, in cents; nothing of what is collected. */
function surchargesOf({ order, lines, priced }: Planned<EditableLine>) {
  const none = { totalCents: 0, bulkyCents: 0 }
  if (order.pickupType === 'IN STORE') return { before: none, after: none }
  const {
    cart,
    terms: { settings },
  } = priced
  const asSent = (pieces: (line: EditableLine) => number) =>
    lines.map((line) => ({ facts: line.item, quantity: pieces(line) }))
  const charged = (sent: readonly SentLine[]) => {
    const surcharged = surchargesOn(sent, settings)
    return { totalCents: surchargeTotal(surcharged), bulkyCents: bulkyTotal(surcharged) }
  }
  return {
    before: charged(asSent(({ from }) => from)),
    after: charged([...asSent(({ to }) => to), ...cart.lines.map(sentLine)]),
  }
}

function planOfUnpaid({
  order,
  lines,
  priced,
  waivesBulky,
}: Planned<PlannedLine> & { waivesBulky: boolean }) {
  const { before, after } = surchargesOf({ order, lines, priced })
  const totals = editTotals({
    before: order,
    lines: [...lines.map((line) => line.after), ...priced.cart.lines],
    shippingFor: shippingOf(order, priced, after.totalCents),
    isShippedOtherwise: after.totalCents !== before.totalCents,
    bulkyCents: { before: before.bulkyCents, after: after.bulkyCents },
    waivesBulky,
  })
  return { totals, pieces: [], refundCents: 0, addition: null }
}

async function planOfPaid(db: Queryable, { order, lines, priced }: Planned<EditableLine>) {
  const { orderId } = order
  const off = lines
    .filter(({ from, to }) => to < from)
    .map(({ item, from, to }) => ({ orderItemId: item.orderItemId, quantity: from - to }))
  const pieces = await valuePieces(db, orderId, off)
  const { goods, tax } = worthOf(pieces)
  const refundCents = Math.min(goods + tax, leftOf(await findCaptured(db, orderId)))
  return { totals: order, pieces, refundCents, addition: additionTotals({ order, lines, priced }) }
}

function additionTotals({ order, lines, priced }: Planned<EditableLine>): ChargedTotals | null {
  const added = priced.cart.lines
  if (added.length === 0) return null
  const subtotalCents = sum(added.map(({ lineTotalCents }) => lineTotalCents))
  const stays = sum(lines.map(({ item, to }) => item.unitPriceCents * to))
  const { after } = surchargesOf({ order, lines, priced })
  const together = shippingOf(order, priced, after.totalCents)(stays + subtotalCents)
  const shippingHandlingCents = additionShipping(together, order.shippingHandlingCents)
  const taxCents = sum(added.map((line) => line.taxCents))
  return {
    subtotalCents,
    discountCents: 0,
    taxCents,
    shippingHandlingCents,
    shippingDiscountCents: 0,
    grandTotalCents: subtotalCents + taxCents + shippingHandlingCents,
  }
}
