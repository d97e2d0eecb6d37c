import type {
  PackingDocuments,
  PackingSlip,
  PickRow,
} from '@mendwell/contract/staff-orders/packing-documents'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import { onHand, toSend } from '@mendwell/domain/orders/pieces'
import { isNoEmail } from '@mendwell/domain/people/no-email'
import type { Config } from '../../../config/config.ts'
import type { Queryable } from '../../../db/db.ts'
import { productImageUrl } from '../../catalog/pictures/image-url.ts'
import { mergeLots, piecesOf, toLotPieces } from '../../lots/parcels/lot-pieces.ts'
import { proposeLots } from '../../lots/parcels/pick-lots.ts'
import { trackingAddress } from '../access/order-link.ts'
import { addressLines, handOverOf } from '../order/order-document.ts'
import { attributesOf, orderStatusOf } from '../order/order-shape.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { findItemsToPack, findOrdersToPack } from './packing-documents.repository.ts'

type OrderToPack = Awaited<ReturnType<typeof findOrdersToPack>>[number]
type Item = ReturnType<typeof withPieces>[number]

/** What to pick for some orders, and what to put in each parcel; nothing unpaid leaves the shop. */
export async function getPackingDocuments(
  { db, config }: { db: Queryable; config: Pick<Config, 'publicUrl'> },
  orderIds: readonly number[],
): Promise<PackingDocuments> {
  const found = await findOrdersToPack(db, orderIds)
  const isPaid = ({ paymentStatus }: OrderRow) => paymentStatus !== 'UNPAID'
  const orders = found.filter(isPaid)
  const ids = orders.map((order) => order.orderId)
  const items = withPieces(await findItemsToPack(db, ids), await proposeLots(db, ids))
  const waits = orders.filter(({ orderId }) => isWaiting(items, orderId))
  return {
    pickList: pickListOf(orders, items),
    slips: orders
      .filter((order) => !waits.includes(order))
      .map((order) => slipOf(order, { items, publicUrl: config.publicUrl }))
      .filter(({ lines }) => lines.length > 0),
    onBackorder: waits.map(({ orderNum }) => orderNum),
    unpaid: found.filter((order) => !isPaid(order)).map(({ orderNum }) => orderNum),
  }
}

/**
 * What each item has on hand for its parcel and what follows; incoming stock goes to the older order first. Goods
 * tracked by lot are on hand as far as they have lots; held items are not.
 */
function withPieces(
  found: Awaited<ReturnType<typeof findItemsToPack>>,
  lots: Awaited<ReturnType<typeof proposeLots>>,
) {
  const byAge = found.toSorted((one, other) => one.orderItemId - other.orderItemId)
  const here = onHand(byAge)
  const ofItem = new Map(byAge.map(({ orderItemId }, at) => [orderItemId, here[at] ?? 0]))
  return found.map((item) => {
    const chosen = item.isHeld ? [] : lots.get(item.orderItemId)
    const pieces = chosen ? piecesOf(chosen) : (ofItem.get(item.orderItemId) ?? 0)
    const left = Math.max(0, toSend(item))
    const cut = cutOf(attributesOf(item.attributes))
    return {
      ...item,
      cut,
      toSend: left,
      onHand: pieces,
      toFollow: left - pieces,
      lots: toLotPieces(chosen),
    }
  })
}

/** Whether an order has pieces to send, none of which are on hand. */
function isWaiting(items: readonly Item[], orderId: number): boolean {
  const own = items.filter((item) => item.orderId === orderId)
  return own.some((item) => item.toFollow > 0) && own.every((item) => item.onHand === 0)
}

/** One row per product across orders, so that each shelf is visited once. */
function pickListOf(orders: readonly OrderRow[], items: readonly Item[]): PickRow[] {
  const numbers = new Map(orders.map((order) => [order.orderId, order.orderNum]))
  const rows = new Map<number, PickRow>()
  for (const item of items) {
    const { orderId, productId, productName, sku, department, cut, onHand: pieces } = item
    if (pieces === 0) continue
    const row = rows.get(productId) ?? {
      productId,
      productName,
      sku,
      department,
      quantity: 0,
      lots: [],
      orders: [],
    }
    row.quantity += pieces
    row.lots = mergeLots([...row.lots, ...item.lots])
    row.orders.push({ orderNum: numbers.get(orderId) ?? '', quantity: pieces, cut })
    rows.set(productId, row)
  }
  return [...rows.values()]
}

interface Slipped {
  items: readonly Item[]
  publicUrl: string
}

const slipOf = (order: OrderToPack, { items, publicUrl }: Slipped): PackingSlip => ({
  orderId: order.orderId,
  orderNum: order.orderNum,
  orderStatus: orderStatusOf(order.orderStatus),
  createDate: order.createdAt,
  name: order.recipient ?? `${order.firstName} ${order.lastName}`,
  phone1: order.recipientPhone ?? order.phone1,
  shipTo: addressLines(order),
  handOver: handOverOf(order),
  notes: order.notes,
  courierNote: order.courierNote,
  trackingUrl: isNoEmail(order.email) ? trackingAddress(publicUrl, order.orderNum) : null,
  replaces: order.replaces,
  shipments: order.shipments,
  lines: items
    .filter((item) => item.orderId === order.orderId && item.unshippedRefunds < item.quantity)
    .map((item) => ({
      orderItemId: item.orderItemId,
      productId: item.productId,
      productName: item.productName,
      sku: item.sku,
      imageUrl: productImageUrl(item.productId, item.imageHash),
      department: item.department,
      cut: item.cut,
      instruction: item.instruction,
      quantity: item.quantity,
      toSend: item.toSend,
      onHand: item.onHand,
      toFollow: item.toFollow,
      isHeld: item.isHeld,
      lots: item.lots,
    })),
})
