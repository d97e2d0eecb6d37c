import { SavedShipment, type SaveShipment } from '@mendwell/contract/orders/shipments'
import { toSend } from '@mendwell/domain/orders/pieces'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import {
  conflict,
  fieldError,
  invalidFields,
  notFound,
  ShopError,
  sentence,
} from '../../../ground/errors.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { chooseLeavingLots, keepSentLots, type ParcelItem } from '../../lots/parcels/send-lots.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { refuseHeld } from '../holds/refuse-held.ts'
import { isOrderGivenBack } from '../money/order-money.repository.ts'
import { lockOrderRow, updateItemStatus } from '../order/order-status.repository.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { transitionLocked } from '../order/transition-locked.ts'
import { getSavedShipment } from './get-saved-shipment.ts'
import { countShipments, findSentItems, insertShipment } from './shipments.repository.ts'

interface Sending {
  shipment: SaveShipment
  /** The Idempotency-Key header. */
  key: string | undefined
  sentBy: string
}

type SentItem = Awaited<ReturnType<typeof findSentItems>>[number]

/**
 * Sends a parcel of an order, with all or some of its pieces; the first one opens the order. The shopper gets a mail
 * with the tracking number.
 * @throws ShopError 404; 409 for an order that is cancelled, unpaid or fully refunded, for pieces already sent,
 * refunded or on hold, and if a parcel left that the sender had not seen.
 */
export function saveShipment(
  deps: Deps,
  { shipment, key, sentBy }: Sending,
): Promise<Outcome<SavedShipment>> {
  const { orderId, carrier, trackingNumber, weightGrams = null } = shipment
  const call = requestKey({ scope: `shipment order ${orderId}`, header: key, request: shipment })
  return runOnce(deps.db, { call, answer: SavedShipment }, async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw notFound('Order')
    refuseEnded(order)
    if (await isOrderGivenBack(tx, orderId)) throw conflict('CONFLICT', 'shipmentGivenBack')
    await refuseSentSince(tx, shipment)
    const items = chooseItems(await findSentItems(tx, orderId), shipment)
    await refuseHeld(
      tx,
      orderId,
      items.map(({ orderItemId }) => orderItemId),
    )
    const leaving = await chooseLeavingLots(tx, { orderId, items })
    const parcel = { orderId, carrier, trackingNumber, weightGrams, createdBy: sentBy }
    const shipmentId = await insertShipment(tx, parcel, items)
    await keepSentLots(tx, { ...leaving, shipmentId, movedBy: sentBy })
    await openOrder(tx, order, sentBy)
    await followItems(tx, orderId, sentBy)
    await queueMail(tx, {
      kind: 'order_shipped',
      dedupeKey: `order_shipped:${shipmentId}`,
      to: order.email,
      payload: { shipmentId },
      orderId,
      custId: order.custId,
    })
    return getSavedShipment(tx, shipmentId)
  })
}

function refuseEnded({ orderStatus, paymentStatus }: OrderRow) {
  if (orderStatus === 'REJECTED') throw conflict('CONFLICT', 'shipmentOrderEnded', { orderStatus })
  if (paymentStatus === 'UNPAID') throw conflict('CONFLICT', 'shipmentUnpaid', { paymentStatus })
}

/** Under the order's lock: of two people packing the same order, the second gets an error and sends nothing twice. */
async function refuseSentSince(tx: Queryable, { orderId, shipmentsSeen }: SaveShipment) {
  if (shipmentsSeen == null || (await countShipments(tx, orderId)) === shipmentsSeen) return
  throw conflict('CONFLICT', 'shipmentMeanwhile')
}

/** The named pieces, or all that were not sent yet. */
function chooseItems(
  items: readonly SentItem[],
  { items: wanted }: SaveShipment,
): readonly ParcelItem[] {
  if (!wanted) {
    const rest = items
      .map((item) => ({ orderItemId: item.orderItemId, quantity: toSend(item) }))
      .filter(({ quantity }) => quantity > 0)
    if (rest.length === 0) throw conflict('CONFLICT', 'shipmentNothingLeft')
    return rest
  }
  const seen = new Set<number>()
  for (const [index, { orderItemId, quantity }] of wanted.entries()) {
    const path = `items.${index}.orderItemId`
    if (seen.has(orderItemId)) throw invalidFields([fieldError(path, 'returnItemTwice')])
    seen.add(orderItemId)
    const item = items.find((sold) => sold.orderItemId === orderItemId)
    if (!item) throw notFound('Item')
    const left = toSend(item)
    if (quantity <= left) continue
    const detail = sentence('shipmentTooMany', { left, name: item.productName })
    throw new ShopError(409, 'CONFLICT', detail, { facts: { orderItemId, left } })
  }
  return wanted
}

/** NEW orders were prepared without being marked. */
async function openOrder(tx: Queryable, order: OrderRow, movedBy: string) {
  const note = 'A package shipped'
  let now = order
  if (now.orderStatus === 'NEW') {
    now = await transitionLocked(tx, now, { status: 'PRINTED', movedBy, note })
    const change = { orderId: order.orderId, status: 'PRINTED', updatedBy: movedBy } as const
    await updateItemStatus(tx, change)
  }
  if (now.orderStatus === 'PRINTED') {
    await transitionLocked(tx, now, { status: 'OPEN', movedBy, note })
  }
}

/**
 * An item is on its way once all of its pieces left, and closed once all arrived; pieces that stay in the shop because
 * they were refunded count as done.
 */
export async function followItems(tx: Queryable, orderId: number, updatedBy: string) {
  const items = await findSentItems(tx, orderId)
  const refunded = items.filter((item) => item.unshippedRefunds === item.quantity)
  const gone = items.filter((item) => item.sent > 0 && toSend(item) === 0)
  const closed = gone.filter(({ sent, delivered }) => delivered === sent)
  const open = gone.filter((item) => !closed.includes(item))
  const ids = (rows: readonly SentItem[]) => rows.map(({ orderItemId }) => orderItemId)
  if (open.length > 0) {
    await updateItemStatus(tx, { orderId, status: 'OPEN', updatedBy }, ids(open))
  }
  if (closed.length > 0) {
    await updateItemStatus(tx, { orderId, status: 'CLOSED', updatedBy }, ids(closed))
  }
  if (refunded.length > 0) {
    await updateItemStatus(tx, { orderId, status: 'REJECTED', updatedBy }, ids(refunded))
  }
  return { allDelivered: closed.length + refunded.length === items.length }
}
