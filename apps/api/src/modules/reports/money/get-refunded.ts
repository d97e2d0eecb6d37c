import type { Cents } from '@mendwell/domain/money/money'
import { type RefundCells, splitRefunds } from '@mendwell/domain/money/refund-cells'
import type { Queryable } from '../../../db/db.ts'
import { findRefundsMade, type RefundMade, type SoldItem } from './refunded.repository.ts'
import type { ShopDays } from './shop-days.repository.ts'

/** What one refund gave back of one line, in cents; of shipping if it has no line. */
export interface RefundedCell<Item extends SoldItem = SoldItem> {
  /** YYYY-MM-DD in the shop's time zone. */
  day: string
  refundId: number
  stateCode: string
  item: Item | null
  goodsCents: Cents
  taxCents: Cents
  shippingCents: Cents
  /** Listed by the refund. */
  pieces: number
}

type FindItems<Item extends SoldItem> = (
  db: Queryable,
  orderIds: readonly number[],
) => Promise<Item[]>

/**
 * The refunds of a period, by line, tax and shipping; the cells of a refund add up to it. `findItems` reads the lines of
 * the refunded orders, each order's together.
 */
export async function getRefunded<Item extends SoldItem>(
  db: Queryable,
  days: ShopDays,
  findItems: FindItems<Item>,
): Promise<RefundedCell<Item>[]> {
  const refunds = Map.groupBy(await findRefundsMade(db, days), ({ orderId }) => orderId)
  const items = await findItems(db, [...refunds.keys()])
  const cells: RefundedCell<Item>[] = []
  for (const [orderId, lines] of Map.groupBy(items, ({ orderId }) => orderId)) {
    const made = refunds.get(orderId) ?? []
    const [{ shippingCents = 0 } = {}] = made
    const split = splitRefunds({ lines, shippingCents }, made)
    for (const [index, refund] of made.entries()) {
      if (refund.day >= days.from) addCells(cells, refund, lines, split[index])
    }
  }
  return cells
}

/** Adds the nonzero cells of one refund: a year has many more that are zero. */
function addCells<Item extends SoldItem>(
  cells: RefundedCell<Item>[],
  { refundId, day, stateCode, pieces }: RefundMade,
  items: readonly Item[],
  split: RefundCells | undefined,
): void {
  const refund = { refundId, day, stateCode }
  for (const [at, item] of items.entries()) {
    const { goodsCents = 0, taxCents = 0 } = split?.lines[at] ?? {}
    const named = pieces.find((piece) => piece.orderItemId === item.orderItemId)?.quantity ?? 0
    if (goodsCents + taxCents + named === 0) continue
    const money = { goodsCents, taxCents, shippingCents: 0, pieces: named }
    cells.push({ ...refund, item, ...money })
  }
  const shippingCents = split?.shippingCents ?? 0
  if (shippingCents > 0) {
    const noGoods = { goodsCents: 0, taxCents: 0, pieces: 0 }
    cells.push({ ...refund, item: null, ...noGoods, shippingCents })
  }
}
