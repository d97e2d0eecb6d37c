import type { Cents } from '@mendwell/domain/money/money'
import { splitRefunds } from '@mendwell/domain/money/refund-cells'
import type { Queryable } from '../../../db/db.ts'
import { findRefundsMade, findSoldItems } from './refunded.repository.ts'
import type { ShopDays } from './shop-days.repository.ts'

/** What one refund gave back of one line, in cents; of shipping where it has no product. */
export interface RefundedCell {
  refundId: number
  orderId: number
  /** YYYY-MM-DD of the shop. */
  day: string
  byHand: boolean
  /** To a balance instead of where it came from. */
  to: 'GIFT_CARD' | 'STORE_CREDIT' | null
  stateCode: string
  productId: number | null
  taxExempt: boolean
  goodsCents: Cents
  taxCents: Cents
  shippingCents: Cents
  /** Named by the refund. */
  pieces: number
}

/** What went back in a period, told apart by line, tax and shipping; the cells of a refund add up to it. */
export async function getRefunded(db: Queryable, days: ShopDays): Promise<RefundedCell[]> {
  const refunds = Map.groupBy(await findRefundsMade(db, days), ({ orderId }) => orderId)
  const items = await findSoldItems(db, [...refunds.keys()])
  return [...Map.groupBy(items, ({ orderId }) => orderId)].flatMap(([orderId, lines]) => {
    const { shippingCents = 0, stateCode = '' } = lines[0] ?? {}
    const made = refunds.get(orderId) ?? []
    const split = splitRefunds({ lines, shippingCents }, made)
    return made.flatMap(({ refundId, day, byHand, to, pieces }, index): RefundedCell[] => {
      if (day < days.from) return []
      const cells = split[index]
      const refund = { refundId, orderId, day, byHand, to, stateCode }
      const ofLines = lines.map(({ orderItemId, productId, taxExempt }, line) => ({
        ...refund,
        productId,
        taxExempt,
        goodsCents: cells?.lines[line]?.goodsCents ?? 0,
        taxCents: cells?.lines[line]?.taxCents ?? 0,
        shippingCents: 0,
        pieces: pieces.find((piece) => piece.orderItemId === orderItemId)?.quantity ?? 0,
      }))
      const ofShipping = {
        ...refund,
        productId: null,
        taxExempt: false,
        ...{ goodsCents: 0, taxCents: 0, shippingCents: cells?.shippingCents ?? 0, pieces: 0 },
      }
      return [...ofLines, ofShipping].filter(isSomething)
    })
  })
}

const isSomething = ({ goodsCents, taxCents, shippingCents, pieces }: RefundedCell) =>
  goodsCents + taxCents + shippingCents + pieces > 0
