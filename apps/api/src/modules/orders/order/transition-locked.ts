import { canTransition, type OrderStatus, staffReading } from '@mendwell/domain/orders/order-status'
import type { Queryable } from '../../../db/db.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { pickLots } from '../../lots/parcels/pick-lots.ts'
import { orderStatusOf } from './order-shape.ts'
import { updateOrderStatus } from './order-status.repository.ts'
import { insertStatusTransition, type OrderRow } from './orders.repository.ts'

interface Step {
  status: OrderStatus
  movedBy: string
  note: string | null
}

/**
 * One transition of a locked order, with its history entry; the caller handles the items. When the pick list is
 * created, the lots of its goods are chosen.
 * @throws ShopError 409 for a transition that Decisions §7 does not allow.
 */
export async function transitionLocked(
  tx: Queryable,
  order: OrderRow,
  { status, movedBy, note }: Step,
): Promise<OrderRow> {
  const from = orderStatusOf(order.orderStatus)
  if (!canTransition(from, status)) {
    const detail =
      from === status
        ? sentence('orderIsAlready', { status: inSentence(status) })
        : sentence('orderCannotMove', { from: inSentence(from), to: inSentence(status) })
    throw new ShopError(409, 'CONFLICT', detail, { facts: { orderStatus: from } })
  }
  const { orderId } = order
  const changed = await updateOrderStatus(tx, { orderId, status, updatedBy: movedBy })
  await insertStatusTransition(tx, { orderId, fromStatus: from, toStatus: status, movedBy, note })
  if (status === 'PRINTED') await pickLots(tx, orderId)
  return changed
}

const inSentence = (status: OrderStatus) => staffReading(status).toLowerCase()
