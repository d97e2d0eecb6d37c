import { spreadCents } from '@mendwell/domain/money/refund-cells'
import type { Queryable } from '../../db/db.ts'

interface LowerDiscount {
  /** Null: of shipping. */
  orderItemId: number | null
  /** What is left of it, or all there is where shipping costs more by now. */
  cents: number
}

/**
 * Gives lines of an order that is edited, or its shipping, another discount: the promotions that it comes from share it
 * as before. Lines without a discount have none to share.
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
    // More than before is free shipping that costs more: the first of its promotions pays it.
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
