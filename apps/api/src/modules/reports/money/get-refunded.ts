import type { Cents } from '@mendwell/domain/money/money'
import { type RefundCells, splitRefunds } from '@mendwell/domain/money/refund-cells'
import type { Queryable } from '../../../db/db.ts'
import {
  findRefundsMade,
  findSoldItems,
  type RefundMade,
  type SoldItem,
} from './refunded.repository.ts'
import type { ShopDays } from './shop-days.repository.ts'

/** What one refund gave back of one line, in cents; of shipping if it has no line. */
export interface RefundedCell {
  /** YYYY-MM-DD in the shop's time zone. */
  day: string
  byHand: boolean
  /** To a balance instead of the tender that paid. */
  to: 'GIFT_CARD' | 'STORE_CREDIT' | null
  stateCode: string
  orderItemId: number | null
  taxExempt: boolean
  goodsCents: Cents
  taxCents: Cents
  shippingCents: Cents
  /** Listed by the refund. */
  pieces: number
}

/** The refunds of a period, by line, tax and shipping; the cells of a refund add up to it. */
export async function getRefunded(db: Queryable, days: ShopDays): Promise<RefundedCell[]> {
  const refunds = Map.groupBy(await findRefundsMade(db, days), ({ orderId }) => orderId)
  const items = await findSoldItems(db, [...refunds.keys()])
  return [...Map.groupBy(items, ({ orderId }) => orderId)].flatMap(([orderId, lines]) => {
    const made = refunds.get(orderId) ?? []
    const [{ shippingCents = 0 } = {}] = made
    const split = splitRefunds({ lines, shippingCents }, made)
    return made.flatMap((refund, index) =>
      refund.day < days.from ? [] : cellsOf(refund, lines, split[index]),
    )
  })
}

/** The nonzero cells of one refund: a year has many more that are zero. */
function cellsOf(
  { day, byHand, to, stateCode, pieces }: RefundMade,
  lines: readonly SoldItem[],
  split: RefundCells | undefined,
): RefundedCell[] {
  const refund = { day, byHand, to, stateCode }
  const cells: RefundedCell[] = []
  for (const [line, { orderItemId, taxExempt }] of lines.entries()) {
    const { goodsCents = 0, taxCents = 0 } = split?.lines[line] ?? {}
    const named = pieces.find((piece) => piece.orderItemId === orderItemId)?.quantity ?? 0
    if (goodsCents + taxCents + named === 0) continue
    const money = { goodsCents, taxCents, shippingCents: 0, pieces: named }
    cells.push({ ...refund, orderItemId, taxExempt, ...money })
  }
  const shippingCents = split?.shippingCents ?? 0
  if (shippingCents > 0) {
    const noGoods = { goodsCents: 0, taxCents: 0, pieces: 0 }
    cells.push({ ...refund, orderItemId: null, taxExempt: false, ...noGoods, shippingCents })
  }
  return cells
}
