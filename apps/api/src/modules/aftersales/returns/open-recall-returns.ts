import type { Cents } from '@mendwell/domain/money/money'
import { DEFAULT_RETURN_RULES, type ReturnRules } from '@mendwell/domain/orders/returns'
import type { Queryable } from '../../../db/db.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { findLeft } from '../pieces/find-left.ts'
import { findPaidItems, findReturnableItems } from '../pieces/returned-items.repository.ts'
import { priceReplaced, type ReplacedRefund } from './price-replaced.ts'
import { priceReturn } from './price-return.ts'
import { countKeptPieces, insertReturn, insertReturnTransition } from './returns.repository.ts'

/** Recalled goods may be returned at any time, opened or not, in any number, at no cost (rules of recalls, 2.6). */
const RECALL_RULES: ReturnRules = {
  ...DEFAULT_RETURN_RULES,
  refundDays: Number.POSITIVE_INFINITY,
  exchangeDays: Number.POSITIVE_INFINITY,
  maxQuantity: Number.POSITIVE_INFINITY,
  saleItemsAreFinal: false,
  openedRefused: false,
  restorationFee: 0,
}

const MOVED_BY = 'system'
const MAX_REASON = 900

interface Opening {
  orderId: number
  kind: 'REFUND' | 'REPLACEMENT'
  items: readonly { orderItemId: number; quantity: number }[]
  /** The recalled goods. */
  reason: string
}

interface OpenedReturn {
  returnId: number
  orderItemId: number
  quantity: number
}

/**
 * Opens requests for a refund or replacement of recalled goods, which proceed like any return. Pieces already refunded
 * are left out; returns what was opened. Refunds for pieces of a replacement are those of the order they replace, and
 * for another size with the difference paid for it. Shipping is refunded too once nothing of the paid order is left with
 * its buyer (rules of recalls, 2.6; decision 0085).
 */
export async function openRecallReturns(
  tx: Queryable,
  { orderId, kind, items, reason }: Opening,
): Promise<OpenedReturn[]> {
  const paidItems = kind === 'REFUND' ? await findPaidItems(tx, orderId) : []
  // A replacement order before the one it replaces, as everywhere.
  const order = await lockOrderRow(tx, orderId)
  const { exchangeOrderId = null, paidOrderId } = paidItems[0] ?? {}
  const exchangeOrder =
    exchangeOrderId === null ? undefined : await lockOrderRow(tx, exchangeOrderId)
  const paidOrder = paidOrderId === undefined ? undefined : await lockOrderRow(tx, paidOrderId)
  if (!order) return []
  const sold = new Map(
    (await findReturnableItems(tx, orderId)).map((item) => [item.orderItemId, item]),
  )
  const left = items.flatMap(({ orderItemId, quantity }) => {
    const { quantity: bought = 0, givenBack = 0 } = sold.get(orderItemId) ?? {}
    const pieces = Math.min(quantity, bought - givenBack)
    return pieces > 0 ? [{ orderItemId, quantity: pieces }] : []
  })
  const opened: OpenedReturn[] = []
  const paying = paidOrder ?? order
  let kept = await countKeptPieces(tx, paying.orderId)
  for (const piece of left) {
    const paidItem = paidItems.find((one) => one.orderItemId === piece.orderItemId)
    const priced =
      paidOrder && paidItem
        ? await priceReplaced(tx, { paidOrder, exchangeOrder, paidItem, quantity: piece.quantity })
        : await priceSold(tx, order, { kind, ...piece })
    if (priced.pieces === 0) continue
    const { orderItemId } = piece
    const quantity = priced.pieces
    kept -= quantity
    const shippingRefundCents =
      kind === 'REFUND' && kept === 0 && !exchangeOrder
        ? await shippingToRefund(tx, paying, priced.refundCents)
        : 0
    const returnId = await insertReturn(tx, {
      orderId,
      orderItemId,
      paidItemId: paidItem?.paidItemId ?? null,
      exchangedItemId: paidItem?.exchangedItemId ?? null,
      kind,
      quantity,
      expiryDate: null,
      reason: `Recall: ${reason}`.slice(0, MAX_REASON),
      openedFlag: false,
      refundCents: priced.refundCents + shippingRefundCents,
      shippingRefundCents,
      reclaimedCents: -priced.restoredCents,
      differenceCents: priced.differenceCents,
      restorationFeeCents: 0,
      shippingFeeCents: 0,
    })
    const move = { returnId, fromStatus: null, toStatus: 'REQUESTED', movedBy: MOVED_BY } as const
    await insertReturnTransition(tx, move)
    opened.push({ returnId, orderItemId, quantity })
  }
  await notifyOfReturns(tx, order, opened)
  return opened
}

/**
 * What the pieces paid for in this order refund, with what an earlier return took for them (decision 0084); nothing if
 * it was cancelled or refunded in full.
 */
async function priceSold(
  tx: Queryable,
  order: OrderRow,
  { kind, ...piece }: { kind: Opening['kind']; orderItemId: number; quantity: number },
): Promise<ReplacedRefund> {
  const asked = { requestFor: kind, items: [{ ...piece, openedFlag: false, defectiveFlag: false }] }
  const { accepted, refund, restored } = await priceReturn(tx, order, asked, RECALL_RULES)
  const pieces = accepted ? piece.quantity : 0
  return { pieces, refundCents: refund, differenceCents: 0, restoredCents: restored }
}

/** What was charged for shipping, as far as earlier refunds and that of the last pieces leave it; in cents. */
async function shippingToRefund(tx: Queryable, order: OrderRow, ofPieces: Cents): Promise<Cents> {
  const charged = order.shippingHandlingCents - order.shippingDiscountCents
  return Math.max(0, Math.min(charged, (await findLeft(tx, order)) - ofPieces))
}

async function notifyOfReturns(tx: Queryable, order: OrderRow, opened: readonly OpenedReturn[]) {
  const returnIds = opened.map(({ returnId }) => returnId)
  if (returnIds.length === 0) return
  await queueMail(tx, {
    kind: 'return_requested',
    dedupeKey: `return_requested:${returnIds[0]}`,
    to: order.email,
    payload: { returnIds },
    orderId: order.orderId,
    custId: order.custId,
  })
}
