import { hasLeft } from '@mendwell/domain/orders/pieces'
import type { Queryable } from '../../../db/db.ts'
import { conflict, ShopError, sentence } from '../../../ground/errors.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import {
  giveBackStock,
  hasOpenReturns,
  updateItemStatus,
} from '../../orders/order/order-status.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { transitionLocked } from '../../orders/order/transition-locked.ts'
import { findSentItems } from '../../orders/shipping/shipments.repository.ts'
import { beginRefunds } from '../../payments/refunds/begin-refund.ts'
import { mayGiveBack, type RefundRow } from '../../payments/refunds/refunds.repository.ts'
import { refundExchanged } from './refund-exchanged.ts'

interface Rejection {
  reason: 'ORDER_REJECTED' | 'ORDER_EXPIRED'
  movedBy: string
  /** Whether the actor may refund it. */
  mayRefund: boolean
  note: string | null
}

/**
 * Ends a locked order: its stock is put back once, its payments and those for exchanged pieces are promised back, the
 * shopper is notified. Returns the refunds to send after the commit.
 * @throws ShopError 403 when it needs a refund the actor may not give; 409 when it can no longer be rejected, when all
 * of it has left, or while a return of it is undecided.
 */
export async function rejectOrder(
  tx: Queryable,
  order: OrderRow,
  { reason, movedBy, mayRefund, note }: Rejection,
): Promise<RefundRow[]> {
  const { orderId } = order
  await transitionLocked(tx, order, { status: 'REJECTED', movedBy, note })
  if (await hasOpenReturns(tx, orderId)) throw conflict('CONFLICT', 'orderHasReturns')
  if (hasLeft(await findSentItems(tx, orderId))) throw gone()
  if (!mayRefund && (await mayGiveBack(tx, orderId))) throw notTheirs()
  await updateItemStatus(tx, { orderId, status: 'REJECTED', updatedBy: movedBy })
  await giveBackStock(tx, { orderId, reason, movedBy })
  await queueMail(tx, {
    kind: 'order_cancelled',
    dedupeKey: `order_cancelled:${orderId}`,
    to: order.email,
    payload: { isUnpaid: reason === 'ORDER_EXPIRED' },
    orderId,
    custId: order.custId,
  })
  const refunds = await beginRefunds(tx, {
    orderId,
    reason: 'CANCELLATION',
    note,
    requestedBy: movedBy,
  })
  return [...refunds, ...(await refundExchanged(tx, { orderId, movedBy, note }))]
}

const gone = () => new ShopError(409, 'CONFLICT', sentence('orderHasLeft'))
const notTheirs = () => new ShopError(403, 'FORBIDDEN', sentence('cancellingRefunds'))
