import type { Queryable } from '../../../db/db.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { deletePicks } from '../../lots/parcels/picks.repository.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { updateDiscounts } from '../../offers/edited-discounts.repository.ts'
import {
  insertOrderEdit,
  updateAmounts,
  updateItems,
} from '../../orders/editing/edited-order.repository.ts'
import { insertOrderItems } from '../../orders/order/orders.repository.ts'
import { newOrderItem } from '../../orders/placing/new-order.ts'
import { fitTenders } from '../../payments/by-balance/fit-tenders.ts'
import { changedLines } from './changed-lines.ts'
import type { EditPlan } from './plan-edit.ts'

interface Editing {
  plan: EditPlan
  reason: string
  who: SignedInPrincipal
}

/**
 * Changes an unpaid order in place, in the caller's transaction that has it and its products locked: lines, stock,
 * discounts, amounts and who pays which of them. The customer gets a mail with the new sum and a link. Answers the edit.
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
  await updateDiscounts(tx, orderId, discountsOf(plan))
  await updateItems(tx, changed, editedBy)
  if (cart.lines.length > 0) {
    await insertOrderItems(tx, { orderId, items: cart.lines.map(newOrderItem) })
  }
  await deletePicks(tx, { orderItemIds: changed.map(({ item }) => item.orderItemId) })
  await fitTenders(tx, { orderId, totalCents: afterCents, editId })
  const dedupeKey = `order_edited:${editId}`
  await queueMail(tx, { kind: 'order_edited', dedupeKey, to, payload: {}, orderId, custId })
  return editId
}

const discountsOf = ({ order, lines, totals }: EditPlan) => [
  ...lines
    .filter(({ item, after }) => item.discountCents !== after.discountCents)
    .map(({ item, after }) => ({ orderItemId: item.orderItemId, cents: after.discountCents })),
  ...(order.shippingDiscountCents === totals.shippingDiscountCents
    ? []
    : [{ orderItemId: null, cents: totals.shippingDiscountCents }]),
]
