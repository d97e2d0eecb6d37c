import type { Cents } from '@mendwell/domain/money/money'
import { refundAfter } from '@mendwell/domain/money/refunds'
import { toGiveBack } from '@mendwell/domain/orders/pieces'
import { refuseReturnOfOrder } from '@mendwell/domain/orders/returns'
import type { Queryable } from '../../../db/db.ts'
import { findCaptured, leftOf } from '../../orders/money/order-money.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import {
  findOpenRefundCents,
  findReturnableItems,
  type PaidItem,
} from '../pieces/returned-items.repository.ts'

interface Replaced {
  /** The paid order, locked by the caller. */
  paidOrder: OrderRow
  paidItem: PaidItem
  /** Pieces of the replacement that may be returned. */
  quantity: number
}

/**
 * What pieces of a replacement refund: their share, tax included, of what was paid for the item they replace (decision
 * 0055). Already refunded pieces refund nothing again. No pieces: nothing is left.
 */
export async function priceReplaced(
  tx: Queryable,
  { paidOrder, paidItem, quantity }: Replaced,
): Promise<{ pieces: number; refundCents: Cents }> {
  const sold = await findReturnableItems(tx, paidOrder.orderId)
  const item = sold.find(({ orderItemId }) => orderItemId === paidItem.paidItemId)
  if (!item || refuseReturnOfOrder(paidOrder)) return { pieces: 0, refundCents: 0 }
  // The returned piece behind this replacement was not refunded: it counts as handed over once, by its replacement.
  const left = paidItem.answersReturn ? item.quantity - item.refundPieces : toGiveBack(item)
  const pieces = Math.min(quantity, left)
  if (pieces <= 0) return { pieces: 0, refundCents: 0 }
  const promised = { pieces: item.refundPieces, cents: item.refundCents }
  const { goodsCents, taxCents } = refundAfter(item, pieces, promised)
  const captured = leftOf(await findCaptured(tx, paidOrder.orderId))
  const open = await findOpenRefundCents(tx, paidOrder.orderId)
  return { pieces, refundCents: Math.min(goodsCents + taxCents, Math.max(0, captured - open)) }
}
