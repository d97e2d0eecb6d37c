import {
  SavedReplacement,
  type SaveReplacement,
} from '@mendwell/contract/replacements/replacements'
import { toReplace } from '@mendwell/domain/orders/replacements/replacements'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { findReplaceable } from '../../orders/replacements/replacements.repository.ts'
import { findSentItems } from '../../orders/shipping/shipments.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { placeReplacement } from './place-replacement.ts'

interface Saving {
  orderId: number
  replacement: SaveReplacement
  who: SignedInPrincipal
  /** The Idempotency-Key header. */
  key: string | undefined
}

/**
 * Staff replace shipped pieces of an order free of charge, once per key. The order is locked: two requests never
 * replace the same piece.
 * @throws ShopError 404; 409 for pieces that never left, or are returned or replaced already, for an order that is
 * cancelled or unpaid, and as `placeReplacement`; 422 for an item named twice.
 */
export function saveReplacement(
  deps: Deps,
  { orderId, replacement, who, key }: Saving,
): Promise<Outcome<SavedReplacement>> {
  const call = requestKey({ scope: `replace order ${orderId}`, header: key, request: replacement })
  return runOnce(deps.db, { call, answer: SavedReplacement }, async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw notFound('Order')
    await refuseTooMany(tx, order, replacement)
    const { items, reason, note } = replacement
    const placed = await placeReplacement(tx, {
      order,
      pieces: items,
      reason,
      note: note ?? null,
      returnId: null,
      movedBy: signatureOf(who),
      now: deps.clock.now(),
    })
    await recordStaffEvent(tx, {
      who,
      action: 'replace',
      objectType: 'order',
      objectId: orderId,
      after: { orderNum: placed.orderNum, reason, items, ...(note && { note }) },
    })
    return placed
  })
}

async function refuseTooMany(tx: Queryable, order: OrderRow, { items }: SaveReplacement) {
  const { orderId, paymentStatus } = order
  if (paymentStatus === 'UNPAID') throw refuse('replacementUnpaid')
  const names = await findSentItems(tx, orderId)
  const replaceable = await findReplaceable(tx, orderId)
  for (const [index, { orderItemId, quantity }] of items.entries()) {
    const isAgain = items.findIndex((one) => one.orderItemId === orderItemId) < index
    if (isAgain) throw invalidFields([fieldError(`items.${index}.orderItemId`, 'returnItemTwice')])
    const name = names.find((one) => one.orderItemId === orderItemId)?.productName
    const pieces = replaceable.find((one) => one.orderItemId === orderItemId)
    if (!pieces || name === undefined) throw notFound('Item')
    const left = toReplace(pieces)
    if (quantity > left) {
      const detail = sentence('replacementTooMany', { left, name })
      throw new ShopError(409, 'CONFLICT', detail, { facts: { orderItemId, left } })
    }
  }
}

const refuse = (code: 'replacementUnpaid') => new ShopError(409, 'CONFLICT', sentence(code))
