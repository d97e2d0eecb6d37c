import type { ReturnedItem, ReturnQuote } from '@mendwell/contract/orders/returns'
import type { Cents } from '@mendwell/domain/money/money'
import { reclaimFrom } from '@mendwell/domain/offers/reclaim'
import type { Queryable } from '../../../db/db.ts'
import { findUnearned } from './find-unearned.ts'
import { findTakenBackCents } from './reclaim.repository.ts'

type QuoteLine = ReturnQuote['lines'][number]

interface Reclaiming {
  orderId: number
  items: readonly ReturnedItem[]
  /** Modified in place: the refund of each accepted line, and what of the discount it takes or gives back. */
  lines: readonly QuoteLine[]
  /** The most that may be refunded, before these lines. */
  leftCents: Cents
  /** The owner's setting. Without it a return still gives back what others took while it was on. */
  reclaimOnReturn: boolean
}

/** Takes off a refund what the kept pieces no longer earn of the discounts of their order (decision 0084). */
export async function reclaimDiscount(
  db: Queryable,
  { orderId, items, lines, leftCents, reclaimOnReturn }: Reclaiming,
): Promise<void> {
  const takenBackCents = await findTakenBackCents(db, orderId)
  if (!reclaimOnReturn && takenBackCents === 0) return
  const accepted = lines.filter((line) => line.accepted)
  const returned = items.filter(({ orderItemId }) =>
    accepted.some((line) => line.orderItemId === orderItemId),
  )
  const unearned = await findUnearned(db, orderId, returned)
  const shares = reclaimFrom({
    refunds: accepted.map((line) => line.refund),
    unearnedCents: reclaimOnReturn ? unearned : Math.min(unearned, takenBackCents),
    takenBackCents,
    leftCents,
  })
  accepted.forEach((line, at) => {
    const share = shares[at] ?? 0
    line.refund -= share
    line.reclaimed = Math.max(0, share)
    line.restored = Math.max(0, -share)
  })
}
