import type { Queryable } from '../../../db/db.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { deletePicks } from '../../lots/parcels/picks.repository.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { updateDiscounts } from '../../offers/edited-discounts.repository.ts'
import {
  deleteStaffShares,
  insertStaffDiscount,
  insertStaffShares,
} from '../../offers/staff-discounts.repository.ts'
import {
  insertOrderEdit,
  updateAmounts,
  updateItems,
} from '../../orders/editing/edited-order.repository.ts'
import { insertOrderItems } from '../../orders/order/orders.repository.ts'
import { newOrderItem } from '../../orders/placing/new-order.ts'
import { fitTenders } from '../../payments/by-balance/fit-tenders.ts'
import { changedLines } from './changed-lines.ts'
import { givenCentsOf, type PlannedDiscount } from './plan-discount.ts'
import type { EditPlan } from './plan-edit.ts'

interface Editing {
  plan: EditPlan
  reason: string
  who: SignedInPrincipal
}

/**
 * Changes an unpaid order in place, in the caller's transaction, which has locked it and its products: lines, stock,
 * discounts, amounts and tenders. The customer gets a mail with the new total and a link. Returns the edit.
 */
export async function editUnpaid(tx: Queryable, { plan, reason, who }: Editing): Promise<number> {
  const { order, lines, cart, totals } = plan
  const { orderId, custId, email: to, grandTotalCents: beforeCents } = order
  const editedBy = signatureOf(who)
  const { grandTotalCents: afterCents, ...amounts } = totals
  const editId = await insertOrderEdit(tx, {
    orderId,
    editedBy,
    reason,
    beforeCents,
    afterCents,
    lines: changedLines(plan),
  })
  await updateAmounts(tx, { orderId, updatedBy: editedBy, ...amounts })
  const changed = lines.filter((line) => line.to !== line.from)
  const repriced = lines.filter(
    ({ item, from, to, after }) => from !== to || item.discountCents !== after.discountCents,
  )
  if (plan.discount) await deleteStaffShares(tx, orderId)
  await updateDiscounts(tx, orderId, discountsOf(plan))
  await updateItems(tx, repriced, editedBy)
  const added =
    cart.lines.length > 0
      ? await insertOrderItems(tx, { orderId, items: cart.lines.map(newOrderItem) })
      : []
  if (plan.discount) {
    await storeDiscount(tx, { orderId, editId, givenBy: editedBy, reason, added }, plan.discount)
  }
  await deletePicks(tx, { orderItemIds: changed.map(({ item }) => item.orderItemId) })
  await fitTenders(tx, { orderId, totalCents: afterCents, editId })
  const dedupeKey = `order_edited:${editId}`
  await queueMail(tx, { kind: 'order_edited', dedupeKey, to, payload: {}, orderId, custId })
  return editId
}

interface Storing {
  orderId: number
  editId: number
  givenBy: string
  reason: string
  /** Items that the edit added, in the order of its lines. */
  added: readonly { orderItemId: number }[]
}

async function storeDiscount(
  tx: Queryable,
  { added, ...given }: Storing,
  discount: PlannedDiscount,
): Promise<void> {
  const { off, ofItems, ofAdded } = discount
  const shares = [
    ...[...ofItems].map(([orderItemId, cents]) => ({ orderItemId, cents })),
    ...added.map(({ orderItemId }, at) => ({ orderItemId, cents: ofAdded[at] ?? 0 })),
  ]
  await insertStaffShares(tx, { orderId: given.orderId, shares })
  await insertStaffDiscount(tx, { ...given, off, givenCents: givenCentsOf(discount) })
}

/** The discounts that change; if staff give another one, only those of promotions. */
const discountsOf = ({ order, lines, totals, discount }: EditPlan) => [
  ...lines
    .map(({ item: { orderItemId, discountCents }, after }) => ({
      orderItemId,
      was: discountCents - (discount?.before.get(orderItemId) ?? 0),
      cents: after.discountCents - (discount?.ofItems.get(orderItemId) ?? 0),
    }))
    .filter(({ was, cents }) => was !== cents)
    .map(({ orderItemId, cents }) => ({ orderItemId, cents })),
  ...(order.shippingDiscountCents === totals.shippingDiscountCents
    ? []
    : [{ orderItemId: null, cents: totals.shippingDiscountCents }]),
]
