import { DEFAULT_RETURN_RULES, type ReturnRules } from '@mendwell/domain/orders/returns'
import type { Queryable } from '../../../db/db.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import { findReturnableItems } from '../pieces/returned-items.repository.ts'
import { priceReturn } from './price-return.ts'
import { insertReturn, insertReturnTransition } from './returns.repository.ts'

/** What is recalled comes back whenever, opened or not, however many, and costs nothing (rules of recalls, 2.6). */
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
  /** What is recalled. */
  reason: string
}

/**
 * Opens requests for money or new pieces of recalled goods, which go their way as any return. Pieces that were given back
 * before are left out; answers what was opened.
 */
export async function openRecallReturns(
  tx: Queryable,
  { orderId, kind, items, reason }: Opening,
): Promise<{ returnId: number; orderItemId: number; quantity: number }[]> {
  const order = await lockOrderRow(tx, orderId)
  if (!order) return []
  const sold = new Map(
    (await findReturnableItems(tx, orderId)).map((item) => [item.orderItemId, item]),
  )
  const left = items.flatMap(({ orderItemId, quantity }) => {
    const { quantity: bought = 0, givenBack = 0 } = sold.get(orderItemId) ?? {}
    const pieces = Math.min(quantity, bought - givenBack)
    return pieces > 0 ? [{ orderItemId, quantity: pieces, openedFlag: false }] : []
  })
  if (left.length === 0) return []
  const { lines } = await priceReturn(tx, order, { requestFor: kind, items: left }, RECALL_RULES)
  const opened: { returnId: number; orderItemId: number; quantity: number }[] = []
  for (const { orderItemId, quantity, accepted, refund: refundCents } of lines) {
    if (!accepted) continue
    const returnId = await insertReturn(tx, {
      orderId,
      orderItemId,
      kind,
      quantity,
      expiryDate: null,
      reason: `Recall: ${reason}`.slice(0, MAX_REASON),
      openedFlag: false,
      refundCents,
      restorationFeeCents: 0,
      shippingFeeCents: 0,
    })
    const move = { returnId, fromStatus: null, toStatus: 'REQUESTED', movedBy: MOVED_BY } as const
    await insertReturnTransition(tx, move)
    opened.push({ returnId, orderItemId, quantity })
  }
  const returnIds = opened.map(({ returnId }) => returnId)
  if (returnIds.length === 0) return opened
  await queueMail(tx, {
    kind: 'return_requested',
    dedupeKey: `return_requested:${returnIds[0]}`,
    to: order.email,
    payload: { returnIds },
    orderId,
    custId: order.custId,
  })
  return opened
}
