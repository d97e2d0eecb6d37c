import type { SaveOrder } from '@mendwell/contract/orders/orders'
import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { conflict } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import type { RequestKey } from '../../../idempotency/request-key.ts'
import { insertOrderEdit } from '../../orders/editing/edited-order.repository.ts'
import { queuePaymentLink } from '../../orders/mails/queue-payment-link.ts'
import { insertOrder, type OrderRow } from '../../orders/order/orders.repository.ts'
import { newOrder } from '../../orders/placing/new-order.ts'
import { storeLines } from '../../orders/placing/store-lines.ts'
import { promiseDelivery, promisedParts } from '../../orders/pricing/promise-delivery.ts'
import { beginRefunds } from '../../payments/refunds/begin-refund.ts'
import type { RefundRow } from '../../payments/refunds/refunds.repository.ts'
import { recordRefundItems } from '../pieces/record-refund-items.ts'
import { asRefunded } from '../pieces/value-pieces.ts'
import { changedLines } from './changed-lines.ts'
import type { EditPlan } from './plan-edit.ts'

interface Editing {
  plan: EditPlan
  reason: string
  who: SignedInPrincipal
  call: RequestKey
  now: Date
}

interface Edited {
  editId: number
  /** To be sent after the commit. */
  refunds: RefundRow[]
  addition: OrderRow | null
}

/**
 * Edits a paid order in the caller's transaction, which has locked it and its products: sold items stay as they were.
 * Removed pieces are refunded and return to stock; added ones become a separate unpaid order with a link to pay it.
 */
export async function editPaid(tx: Queryable, editing: Editing): Promise<Edited> {
  const { plan, reason, who } = editing
  const { orderId, grandTotalCents: cents } = plan.order
  const refunds = await refundPieces(tx, editing)
  const addition = plan.addition ? await placeAddition(tx, editing, plan.addition) : null
  const editId = await insertOrderEdit(tx, {
    orderId,
    editedBy: signatureOf(who),
    reason,
    beforeCents: cents,
    afterCents: cents,
    refundedCents: plan.refundCents,
    addedOrderId: addition?.orderId ?? null,
    lines: changedLines(plan),
  })
  return { editId, refunds, addition }
}

/** @throws ShopError 409 if nothing is left to refund for them. */
async function refundPieces(tx: Queryable, { plan, reason, who }: Editing): Promise<RefundRow[]> {
  const { pieces, refundCents: amountCents, order } = plan
  if (pieces.length === 0) return []
  const rows = asRefunded(pieces)
  const begun = await beginRefunds(tx, {
    orderId: order.orderId,
    amountCents,
    reason: 'GOODWILL',
    note: reason,
    requestedBy: signatureOf(who),
    putsBack: true,
    parts: rows,
  })
  // Pieces are listed once, by the card's refund, as in every other refund.
  const main = begun.at(-1)
  if (!main) throw conflict('CONFLICT', 'refundNothingLeft', { refundable: 0 })
  await recordRefundItems(tx, main, rows)
  return begun
}

async function placeAddition(
  tx: Queryable,
  { plan, who, call, now }: Editing,
  totals: NonNullable<EditPlan['addition']>,
): Promise<OrderRow> {
  const { order, terms } = plan
  const cart = { ...plan.cart, totals }
  const orders = placeOf(order)
  const buyer = { ...order, placedBy: 'STAFF' as const }
  const row = newOrder({
    order: { orders },
    buyer,
    cart,
    settings: { ...terms.settings, currency: order.currency },
    pickupTime: z.enum(PICKUP_TIMES).parse(order.pickupTime),
    call,
    now,
  })
  const movedBy = signatureOf(who)
  const inserted = await insertOrder(tx, { order: row, movedBy, capability: null })
  const promised = await promiseDelivery(tx, { cart, terms, place: orders, now })
  const delivery = promisedParts(promised, orders.pickupType)
  const { order: stored } = await storeLines(tx, { order: inserted, cart, delivery })
  await queuePaymentLink(tx, stored)
  return stored
}

/** It goes to the address of its order. */
const placeOf = (order: OrderRow): SaveOrder['orders'] => ({
  pickupType: z.enum(PICKUP_TYPES).parse(order.pickupType),
  representative: order.representative,
  address: order.address,
  address2: order.address2,
  city: order.city,
  stateProvince: order.stateProvince,
  postalCode: order.postalCode,
  country: order.country,
  recipient: order.recipient,
  recipientPhone: order.recipientPhone,
  courierNote: order.courierNote,
  notes: '',
  grandTotal: null,
  ageConfirmed: order.ageConfirmed,
})
