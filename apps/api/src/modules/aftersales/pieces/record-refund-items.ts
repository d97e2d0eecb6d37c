import type { Cents } from '@mendwell/domain/money/money'
import { toGiveBack, toSend } from '@mendwell/domain/orders/pieces'
import type { Queryable } from '../../../db/db.ts'
import { deletePicks } from '../../lots/parcels/picks.repository.ts'
import { findSentItems } from '../../orders/shipping/shipments.repository.ts'
import { findRefundItems, insertRefundItems } from '../../payments/refunds/refunds.repository.ts'
import { findReturnableItems } from './returned-items.repository.ts'

interface PaidBack {
  orderItemId: number
  quantity: number
  worthCents: Cents
}

/**
 * Records which pieces a refund is for, with the order locked. Those that have not left the shop are taken first: they
 * stay here, and no parcel may hold them.
 */
export async function recordRefundItems(
  tx: Queryable,
  { refundId, orderId }: { refundId: number; orderId: number },
  pieces: readonly PaidBack[],
): Promise<void> {
  const items = await findSentItems(tx, orderId)
  const rows = pieces.map((piece) => {
    const item = items.find(({ orderItemId }) => orderItemId === piece.orderItemId)
    const here = item ? toSend(item) : 0
    return { refundId, ...piece, kept: Math.min(piece.quantity, here) }
  })
  await insertRefundItems(tx, rows)
  // What stays here is no longer picked; the next parcel chooses the lots of the rest.
  await deletePicks(tx, { orderItemIds: pieces.map(({ orderItemId }) => orderItemId) })
}

/** The pieces of a failed refund, for the one that replaces it; less what was refunded meanwhile. */
export async function copyRefundItems(
  tx: Queryable,
  refund: { refundId: number; orderId: number },
  failedId: number,
): Promise<void> {
  const before = await findRefundItems(tx, failedId)
  if (before.length === 0) return
  const sold = await findReturnableItems(tx, refund.orderId)
  const left = (orderItemId: number) => {
    const item = sold.find((one) => one.orderItemId === orderItemId)
    return item ? toGiveBack(item) : 0
  }
  const pieces = before.map(({ orderItemId, quantity, worthCents }) => ({
    orderItemId,
    quantity: Math.min(quantity, left(orderItemId)),
    worthCents,
  }))
  await recordRefundItems(
    tx,
    refund,
    pieces.filter(({ quantity }) => quantity > 0),
  )
}
