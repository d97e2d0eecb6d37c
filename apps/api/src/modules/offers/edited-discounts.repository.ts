import { spreadCents } from '@mendwell/domain/money/refund-cells'
import type { Queryable } from '../../db/db.ts'

interface LowerDiscount {
  /** Null for shipping. */
  orderItemId: number | null
  /** The discount after the edit, or all of it if shipping now costs more. */
  cents: number
}

/**
 * Changes the discount of lines of an order being edited, or of its shipping: its promotions share it as before. Lines
 * without a discount have none to share.
 */
export async function updateDiscounts(
  tx: Queryable,
  orderId: number,
  changes: readonly LowerDiscount[],
): Promise<void> {
  for (const { orderItemId, cents } of changes) {
    const rows = await tx
      .deleteFrom('orderDiscount')
      .where('orderId', '=', orderId)
      .where('orderItemId', orderItemId === null ? 'is' : '=', orderItemId)
      .returning(['promotionId', 'cents'])
      .execute()
    const before = rows.map((row) => row.cents)
    // A higher amount means free shipping that costs more: its first promotion pays it.
    const whole = before.reduce((all, one) => all + one, 0)
    const shares = spreadCents(Math.min(cents, whole), before)
    const more = Math.max(0, cents - whole)
    const kept = rows
      .map(({ promotionId }, at) => ({
        orderId,
        orderItemId,
        promotionId,
        cents: (shares[at] ?? 0) + (at === 0 ? more : 0),
      }))
      .filter((row) => row.cents > 0)
    if (kept.length > 0) await tx.insertInto('orderDiscount').values(kept).execute()
  }
}
