import type { Cents } from '@mendwell/domain/money/money'
import { type GivenOffer, type KeptLine, unearnedDiscount } from '@mendwell/domain/offers/reclaim'
import { toGiveBack } from '@mendwell/domain/orders/pieces'
import { wasSaleItem } from '@mendwell/domain/orders/returns'
import type { Queryable } from '../../../db/db.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import {
  findConditionalDiscounts,
  findDiscountedLines,
  findTakenBackCents,
} from './reclaim.repository.ts'

interface ReturnedPieces {
  orderItemId: number
  quantity: number
  /** Defective goods break no condition. */
  defectiveFlag?: boolean
}

/** What the pieces of an order that stay with the shopper owe of its discounts once these came back, in cents. */
export async function findUnearned(
  db: Queryable,
  orderId: number,
  returned: readonly ReturnedPieces[],
): Promise<Cents> {
  const discounts = await findConditionalDiscounts(db, orderId)
  if (discounts.length === 0) return 0
  const lines = (await findDiscountedLines(db, orderId)).map((line) => {
    const now = returned.find(({ orderItemId }) => orderItemId === line.orderItemId)
    const { quantity = 0, defectiveFlag = false } = now ?? {}
    return {
      ...line,
      regularPriceCents: line.listPriceCents,
      isOnSale: wasSaleItem(line),
      returned: line.returned + (defectiveFlag ? 0 : quantity),
      kept: toGiveBack(line) - quantity,
    }
  })
  return unearnedDiscount(lines, offersOf(discounts, lines))
}

/** What a return of these pieces would take off its refund, in cents; 0 unless the owner has it so. */
export async function findNewlyUnearned(
  db: Queryable,
  orderId: number,
  pieces: readonly ReturnedPieces[],
): Promise<Cents> {
  const { reclaimOnReturn } = await getShopSettings(db)
  if (!reclaimOnReturn) return 0
  const unearned = await findUnearned(db, orderId, pieces)
  return Math.max(0, unearned - (await findTakenBackCents(db, orderId)))
}

function offersOf(
  discounts: Awaited<ReturnType<typeof findConditionalDiscounts>>,
  lines: readonly (KeptLine & { orderItemId: number })[],
): GivenOffer[] {
  const byPromotion = Map.groupBy(discounts, ({ promotionId }) => promotionId)
  return [...byPromotion.values()].map((given) => ({
    conditions: given[0]?.conditions ?? [],
    shares: lines.map(
      ({ orderItemId }) => given.find((one) => one.orderItemId === orderItemId)?.cents ?? 0,
    ),
  }))
}
