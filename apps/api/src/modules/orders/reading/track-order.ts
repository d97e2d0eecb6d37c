import type { Tracking } from '@mendwell/contract/orders/placed-orders'
import { type OrderStatus, statusReading } from '@mendwell/domain/orders/order-status'
import { isNoEmail, isSamePhone } from '@mendwell/domain/people/no-email'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { staffMay } from '../../../ground/principal.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { storedDelivery } from '../../delivery/stored-delivery.ts'
import { canonicalEmail } from '../../people/mailboxes/canonical-email.ts'
import type { OrderReader } from '../order/order-reader.ts'
import { orderOf } from '../order/order-shape.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { findReplacedBy } from '../replacements/replacements.repository.ts'
import { findReadableOrder } from './order-list.repository.ts'
import { parcelOf, sentAgain } from './sent-again.ts'
import { countPieces, findShipments, findStatusTransitions } from './tracking.repository.ts'

interface TrackingQuery {
  principal: OrderReader
  orderNum: string
  /** The email of the order, or the phone number if it has none, from a caller who holds no other key to it. */
  email: string | undefined
  /** The caller's network address. */
  address: string
}

/**
 * Where an order is, for its holder, its owner, staff, or a caller who knows its number and email.
 * @throws ShopError 404, the same for a wrong email, someone else's order and an unknown one; 429 for guessing.
 */
export async function trackOrder(deps: Deps, query: TrackingQuery): Promise<Tracking> {
  const { principal, orderNum, email, address } = query
  const reader = staffMay(principal, 'orders.read') ? undefined : principal
  const readable = await findReadableOrder(deps.db, { reader, by: { orderNum } })
  if (readable) return trackingOf(deps.db, readable)
  if (email === undefined) throw notFound('Order')
  const takeBack = await reserveAttempt(deps, LIMITS.tracking, address)
  const order = await findReadableOrder(deps.db, { reader: undefined, by: { orderNum } })
  if (!order || !isTheirs(order, email)) throw notFound('Order')
  await takeBack()
  return trackingOf(deps.db, order)
}

/** By the order's email; if it has none, by its phone number, typed in the same field. */
const isTheirs = (order: OrderRow, typed: string) =>
  isNoEmail(order.email)
    ? isSamePhone(order.phone1, typed)
    : canonicalEmail(order.email) === canonicalEmail(typed)

const WAY: readonly OrderStatus[] = ['NEW', 'PRINTED', 'OPEN', 'CLOSED']

async function trackingOf(db: Queryable, row: OrderRow): Promise<Tracking> {
  const { orderId } = row
  const transitions = await findStatusTransitions(db, orderId)
  const order = orderOf(row, { showOwner: false })
  const reachedAt = (status: OrderStatus) =>
    status === 'NEW'
      ? order.createDate
      : (transitions.find((transition) => transition.toStatus === status)?.createdAt ?? null)
  // A cancelled order shows how far it got, and its end.
  const way =
    order.orderStatus === 'REJECTED'
      ? [...WAY.filter((status) => reachedAt(status)), 'REJECTED' as const]
      : WAY
  const replaced = await findReplacedBy(db, orderId)
  return {
    orderNum: order.orderNum,
    orderStatus: order.orderStatus,
    reading: statusReading(order.orderStatus),
    paymentStatus: order.paymentStatus,
    pickupType: order.pickupType,
    createDate: order.createDate,
    pieces: await countPieces(db, orderId),
    delivery: await storedDelivery(db, orderId),
    steps: way.map((status) => ({
      orderStatus: status,
      reading: statusReading(status),
      at: reachedAt(status),
    })),
    shipments: (await findShipments(db, orderId)).map(parcelOf),
    replacements: (await sentAgain(db, [orderId])).get(orderId) ?? [],
    replaces: replaced?.orderNum ?? null,
    isExchange: replaced?.reason === 'EXCHANGE',
  }
}
