import type { AppliedOffer } from '@mendwell/domain/offers/apply-offers'
import type { Queryable } from '../../db/db.ts'
import type { MetOffers } from './get-offers.ts'
import { insertUses, type NewDiscount } from './offers.repository.ts'

interface Booking {
  orderId: number
  /** Ids of the items, in the order of the offers' lines. */
  orderItemIds: readonly number[]
  applied: readonly AppliedOffer[]
  met: MetOffers
}

/** Stores the offers that an order used, and every cent of its discounts by promotion. */
export async function bookOffers(
  tx: Queryable,
  { orderId, orderItemIds, applied, met }: Booking,
): Promise<void> {
  if (applied.length === 0) return
  const uses = applied.map(({ promotionId }) => ({
    promotionId,
    code: met.promotions.find((one) => one.promotionId === promotionId)?.code ?? null,
  }))
  const discounts = applied.flatMap(({ promotionId, lines, shippingCents }): NewDiscount[] => [
    ...lines.map((cents, at) => ({ promotionId, orderItemId: orderItemIds[at] ?? null, cents })),
    { promotionId, orderItemId: null, cents: shippingCents },
  ])
  await insertUses(tx, {
    orderId,
    buyerKey: met.buyerKey ?? '',
    uses,
    discounts: discounts.filter(({ cents }) => cents > 0),
  })
}
