import type { Cents } from '@mendwell/domain/money/money'
import type { Queryable } from '../../../db/db.ts'
import { beginRefunds } from '../../payments/refunds/begin-refund.ts'
import type { RefundRow } from '../../payments/refunds/refunds.repository.ts'

interface Returned {
  returnId: number
  /** The paid order, locked, and its item whose pieces came back. */
  orderId: number
  orderItemId: number
  cents: Cents
  /** Of it, shipping. */
  shippingCents?: Cents
  note: string | null
  movedBy: string
}

/** Refunds a return to the tenders that paid; less if less is left. Returns the refunds to send after the commit. */
export async function refundReturned(
  tx: Queryable,
  { returnId, orderId, orderItemId, cents, shippingCents = 0, note, movedBy }: Returned,
): Promise<RefundRow[]> {
  if (cents === 0) return []
  return beginRefunds(tx, {
    orderId,
    amountCents: cents,
    parts: [
      { orderItemId, worthCents: cents - shippingCents },
      { orderItemId: null, worthCents: shippingCents },
    ],
    // Goodwill may already have refunded part of it.
    atMost: true,
    reason: 'RETURN',
    note,
    returnId,
    requestedBy: movedBy,
  })
}
