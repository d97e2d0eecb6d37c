import type {
  OrderMail,
  StaffOrder,
  StaffOrderItem,
  TimelineEntry,
} from '@mendwell/contract/staff-orders/order-detail'
import { MESSAGE_STATES } from '@mendwell/contract/wire/staff-lists'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import { PAYMENT_STATUSES } from '@mendwell/domain/orders/order-status'
import { onHand } from '@mendwell/domain/orders/pieces'
import { REPLACEMENT_REASONS, toReplace } from '@mendwell/domain/orders/replacements/replacements'
import { shownEmail } from '@mendwell/domain/people/no-email'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { notFound } from '../../../ground/errors.ts'
import { productImageUrl } from '../../catalog/pictures/image-url.ts'
import { storedDelivery } from '../../delivery/stored-delivery.ts'
import { type ProposedLots, piecesOf, toLotPieces } from '../../lots/parcels/lot-pieces.ts'
import { proposeLots } from '../../lots/parcels/pick-lots.ts'
import { findAddedTo, findAdditions } from '../editing/edited-order.repository.ts'
import { listRefunds } from '../money/list-refunds.ts'
import { findCaptured, leftOf, paidByColumn } from '../money/order-money.repository.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { attributesOf, orderOf, orderStatusOf } from '../order/order-shape.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { paidByOf } from '../order/paid-by.ts'
import {
  findReplaceable,
  findReplacedBy,
  findReplacements,
  type ReplacementRow,
} from '../replacements/replacements.repository.ts'
import { findSentItems } from '../shipping/shipments.repository.ts'
import {
  countOtherOrders,
  findOrderMails,
  findParcels,
  findStaffItems,
  findTimeline,
  type TimelineRow,
} from './order-detail.repository.ts'

// The database's checks hold these columns to the same lists.
const PlacedBy = z.enum(['GUEST', 'CUSTOMER', 'STAFF'])
const PaymentStatus = z.enum(PAYMENT_STATUSES)
const Reason = z.enum(REPLACEMENT_REASONS)
const MailState = z.enum(MESSAGE_STATES)

/**
 * One order with its whole history, for staff.
 * @throws ShopError 404
 */
export async function getOrderDetail(
  db: Db,
  orderId: number,
  { seesCosts }: { seesCosts: boolean },
): Promise<StaffOrder> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('Order')
  const { custId } = order
  const [
    items,
    timeline,
    parcels,
    refunds,
    captured,
    mails,
    otherOrders,
    delivery,
    added,
    addedTo,
    replacements,
    replaced,
  ] = await Promise.all([
    getItems(db, orderId),
    findTimeline(db, orderId),
    findParcels(db, orderId),
    listRefunds({ db }, orderId),
    findCaptured(db, orderId),
    findOrderMails(db, orderId),
    countOtherOrders(db, { custId, orderId }),
    storedDelivery(db, orderId),
    findAdditions(db, orderId),
    findAddedTo(db, orderId),
    findReplacements(db, [orderId]),
    findReplacedBy(db, orderId),
  ])
  return {
    orders: orderOf(order, { showOwner: true }),
    customer: { ...customerOf(order), otherOrders },
    items,
    timeline: timeline.map(entryOf),
    shipments: parcels.map(({ shippedAt, deliveredAt, ...parcel }) => ({
      ...parcel,
      shipDate: shippedAt,
      deliveryDate: deliveredAt,
    })),
    refunds,
    refundable: leftOf(captured),
    paidBy: paidByOf(paidByColumn(captured)) ?? null,
    mails: mails.map(mailOf),
    delivery,
    additions: added.map(additionOf),
    addedTo: addedTo ?? null,
    replacements: replacements
      .map(replacementOf)
      .map((one) => ({ ...one, cost: seesCosts ? one.cost : null })),
    replaces: replaced ? { ...replaced, reason: Reason.parse(replaced.reason) } : null,
  }
}

const customerOf = (order: OrderRow) => ({
  custId: order.custId,
  placedBy: PlacedBy.parse(order.placedBy),
  firstName: order.firstName,
  lastName: order.lastName,
  email: shownEmail(order.email),
  phone1: order.phone1,
})

/** An order that holds added items, in the shape of the contract. */
const additionOf = ({
  orderStatus,
  paymentStatus,
  grandTotalCents,
  ...one
}: Awaited<ReturnType<typeof findAdditions>>[number]): StaffOrder['additions'][number] => ({
  ...one,
  orderStatus: orderStatusOf(orderStatus),
  paymentStatus: PaymentStatus.parse(paymentStatus),
  grandTotal: grandTotalCents,
})

async function getItems(db: Queryable, orderId: number): Promise<StaffOrderItem[]> {
  const sent = new Map((await findSentItems(db, orderId)).map((item) => [item.orderItemId, item]))
  const items = (await findStaffItems(db, orderId)).map((item) => {
    const { sent: left = 0, unshippedRefunds = 0, delivered = 0 } = sent.get(item.orderItemId) ?? {}
    return { ...item, sent: left, unshippedRefunds, delivered }
  })
  const here = onHand(items)
  const replaceable = new Map(
    (await findReplaceable(db, orderId)).map((one) => [one.orderItemId, toReplace(one)]),
  )
  const lots = await proposeLots(db, [orderId])
  return items.map((item, at) => ({
    ...handedOut(lots.get(item.orderItemId), here[at] ?? 0),
    isHeld: item.isHeld,
    lotsSent: item.lotsSent.map(({ shipmentId: _, ...lot }) => lot),
    orderItemId: item.orderItemId,
    productId: item.productId,
    productName: item.productName,
    sku: item.sku,
    imageUrl: productImageUrl(item.productId, item.imageHash),
    quantity: item.quantity,
    backordered: item.backordered,
    sent: item.sent,
    unshippedRefunds: item.unshippedRefunds,
    givenBack: item.givenBack,
    awaitsReplacement: item.awaitsReplacement,
    replaceable: replaceable.get(item.orderItemId) ?? 0,
    delivered: item.delivered,
    stock: item.stock,
    unitPrice: item.unitPriceCents,
    lineTotal: item.lineTotalCents,
    tax: item.taxCents,
    itemStatus: orderStatusOf(item.itemStatus),
    cut: cutOf(attributesOf(item.attributes)),
    notes: item.notes,
  }))
}

/** How many pieces the next parcel can hold; for goods tracked by lot, as many as the lots have. */
const handedOut = (chosen: ProposedLots | undefined, here: number) => ({
  onHand: chosen ? piecesOf(chosen) : here,
  lotsToSend: toLotPieces(chosen),
})

/** A replacement in the shape of the contract. */
const replacementOf = (row: ReplacementRow): StaffOrder['replacements'][number] => ({
  orderId: row.orderId,
  orderNum: row.orderNum,
  orderStatus: orderStatusOf(row.orderStatus),
  reason: Reason.parse(row.reason),
  note: row.note,
  returnNumber: row.returnNumber,
  by: row.placedBy,
  createDate: row.createdAt,
  items: row.items,
  cost: row.costCents,
})

/** A line of the timeline in the shape of the contract. */
const entryOf = ({ amountCents, ...entry }: TimelineRow): TimelineEntry => ({
  ...entry,
  amount: amountCents,
})

/** A mail of the outbox in the shape of the contract. */
export const mailOf = (row: Selectable<DB['outbox']>): OrderMail => ({
  outboxId: row.outboxId,
  kind: row.kind,
  recipient: row.recipient,
  state: MailState.parse(row.state),
  lastError: row.lastError,
  createDate: row.createdAt,
  sentDate: row.sentAt,
})
