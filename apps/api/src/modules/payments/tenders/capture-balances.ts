import type { Queryable } from '../../../db/db.ts'
import { bookStep } from '../../balances/ledger/book-step.ts'
import { findTenders, markTenderCaptured } from './tenders.repository.ts'

/**
 * Captures the balances held for an order, locked by the caller, once its card is captured or has no part: in the
 * transaction that makes it PAID, so that neither happens without the other.
 * @throws Error if a hold is gone; then the order is not paid.
 */
export async function captureBalances(tx: Queryable, orderId: number): Promise<void> {
  for (const { tenderNo, balanceId, amountCents, status } of await findTenders(tx, orderId)) {
    if (balanceId === null || status !== 'PLANNED') continue
    const booked = await bookStep(tx, balanceId, {
      step: { do: 'CAPTURE', cents: amountCents },
      orderId,
      madeBy: 'system',
      dedupeKey: `capture ${orderId} ${tenderNo}`,
    })
    if (!booked.ok) throw new Error(`Order ${orderId}: the hold of tender ${tenderNo} is gone`)
    await markTenderCaptured(tx, { orderId, tenderNo })
  }
}
