import type { Queryable } from '../../../db/db.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import { beginRefunds } from '../../payments/refunds/begin-refund.ts'
import type { RefundRow } from '../../payments/refunds/refunds.repository.ts'
import { findExchangedReturn, lockReturnStatus } from './exchanged.repository.ts'

interface Cancelled {
  /** The order that was to send the other size, locked by the caller. */
  orderId: number
  movedBy: string
  note: string | null
}

/**
 * After the order of an exchange was cancelled: refunds what was paid for returned pieces whose return is closed to the
 * tenders that paid, less what that return and recalls of the other size refunded. While the return is open, closing it
 * refunds them.
 */
export async function refundExchanged(
  tx: Queryable,
  { orderId, movedBy, note }: Cancelled,
): Promise<RefundRow[]> {
  const exchanged = await findExchangedReturn(tx, orderId)
  if (!exchanged || exchanged.returnId === null) return []
  const { replacesOrderId, returnId, orderItemId } = exchanged
  // The order of the exchange first, then the one it came from, then the return, as for transitions of the return.
  await lockOrderRow(tx, replacesOrderId)
  const status = await lockReturnStatus(tx, returnId)
  const owedCents = exchanged.creditLeftCents
  if (status !== 'REPLACED' || owedCents === 0) return []
  return beginRefunds(tx, {
    orderId: replacesOrderId,
    amountCents: owedCents,
    parts: [{ orderItemId, worthCents: owedCents }],
    atMost: true,
    reason: 'CANCELLATION',
    note,
    requestedBy: movedBy,
  })
}
