import type { Cents } from '@mendwell/domain/money/money'
import { refundAfter } from '@mendwell/domain/money/refunds'
import { toGiveBack } from '@mendwell/domain/orders/pieces'
import { refuseReturnOfOrder } from '@mendwell/domain/orders/returns'
import type { Queryable } from '../../../db/db.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { findLeft } from '../pieces/find-left.ts'
import {
  findExchangeCredit,
  findReturnableItems,
  type PaidItem,
} from '../pieces/returned-items.repository.ts'

interface Replaced {
  /** The paid order, locked by the caller. */
  paidOrder: OrderRow
  /** The order that sent another size, locked too; undefined without an exchange. */
  exchangeOrder: OrderRow | undefined
  paidItem: PaidItem
  /** Pieces of the replacement that may be returned. */
  quantity: number
}

export interface ReplacedRefund {
  pieces: number
  refundCents: Cents
  /** The part of it that was paid for the difference, in the order of the exchange. */
  differenceCents: Cents
  /** The part of it that an earlier return of the order had taken of a discount (decision 0084). */
  restoredCents: Cents
}

const NOTHING: ReplacedRefund = {
  pieces: 0,
  refundCents: 0,
  differenceCents: 0,
  restoredCents: 0,
}

/**
 * What pieces of a replacement refund: their share, tax included, of what was paid for the item they replace (decision
 * 0055), for another size with their share of the difference (decision 0059). Already refunded pieces refund nothing
 * again. No pieces: nothing is left.
 */
export async function priceReplaced(tx: Queryable, replaced: Replaced): Promise<ReplacedRefund> {
  const { paidOrder, exchangeOrder, paidItem, quantity } = replaced
  if (exchangeOrder) return priceExchanged(tx, { ...replaced, exchangeOrder })
  const sold = await findReturnableItems(tx, paidOrder.orderId)
  const item = sold.find(({ orderItemId }) => orderItemId === paidItem.paidItemId)
  if (!item || refuseReturnOfOrder(paidOrder)) return NOTHING
  const pieces = Math.min(quantity, leftPieces(item, paidItem))
  if (pieces <= 0) return NOTHING
  const promised = { pieces: item.refundPieces, cents: item.refundCents }
  const { goodsCents, taxCents } = refundAfter(item, pieces, promised)
  const refundCents = Math.min(goodsCents + taxCents, await findLeft(tx, paidOrder))
  return { ...NOTHING, pieces, refundCents }
}

/** The first order has the price of the exchanged pieces, less what went back with them; the second the difference. */
async function priceExchanged(
  tx: Queryable,
  { paidOrder, exchangeOrder, paidItem, quantity }: Replaced & { exchangeOrder: OrderRow },
): Promise<ReplacedRefund> {
  const sent = await findReturnableItems(tx, exchangeOrder.orderId)
  const item = sent.find(({ orderItemId }) => orderItemId === paidItem.exchangedItemId)
  const credit = item && (await findExchangeCredit(tx, item.orderItemId))
  // A cancelled exchange refunds all that was paid for both.
  if (!credit || exchangeOrder.orderStatus === 'REJECTED') return NOTHING
  const pieces = Math.min(quantity, leftPieces(item, paidItem))
  if (pieces <= 0) return NOTHING
  const paid = { quantity: item.quantity, netCents: credit.cents, taxCents: 0 }
  const before = { pieces: credit.pieces, cents: credit.refundedCents }
  const { goodsCents: paidCents } = refundAfter(paid, pieces, before)
  const promised = { pieces: item.refundPieces, cents: item.refundCents }
  const difference = refundAfter(item, pieces, promised)
  // What an open exchange may still refund includes these pieces.
  const ofPaidOrder = Math.min(paidCents, (await findLeft(tx, paidOrder)) + credit.openCents)
  const differenceCents = Math.min(
    difference.goodsCents + difference.taxCents,
    await findLeft(tx, exchangeOrder),
  )
  return { ...NOTHING, pieces, refundCents: ofPaidOrder + differenceCents, differenceCents }
}

/** The returned piece behind a replacement was not refunded: it counts as handed over once, by its replacement. */
const leftPieces = (
  item: { quantity: number; refundPieces: number; givenBack: number },
  { answersReturn }: PaidItem,
) => (answersReturn ? item.quantity - item.refundPieces : toGiveBack(item))
