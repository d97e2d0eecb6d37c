import type { PackingSlip, Papers, PickRow } from '@mendwell/contract/staff-papers'
import type { Queryable } from '../../db/db.ts'
import { addressLines, handOverOf } from '../orders/order-document.ts'
import { orderStatusOf } from '../orders/order-shape.ts'
import type { OrderRow } from '../orders/orders.repository.ts'
import { findPaperItems, findPaperOrders } from './papers.repository.ts'

type Item = Awaited<ReturnType<typeof findPaperItems>>[number]

/** What to take from the shelves for some orders, and what to lay into each parcel; nothing unpaid leaves the shop. */
export async function getPapers(db: Queryable, orderIds: readonly number[]): Promise<Papers> {
  const found = await findPaperOrders(db, orderIds)
  const isPaid = ({ paymentStatus }: OrderRow) => paymentStatus !== 'UNPAID'
  const orders = found.filter(isPaid)
  const items = await findPaperItems(
    db,
    orders.map((order) => order.orderId),
  )
  return {
    pickList: pickListOf(orders, items),
    slips: orders.map((order) => slipOf(order, items)).filter(({ lines }) => lines.length > 0),
    unpaid: found.filter((order) => !isPaid(order)).map(({ orderNum }) => orderNum),
  }
}

/** One row per product, whoever ordered it: nobody walks to a shelf twice. */
function pickListOf(orders: readonly OrderRow[], items: readonly Item[]): PickRow[] {
  const numbers = new Map(orders.map((order) => [order.orderId, order.orderNum]))
  const rows = new Map<number, PickRow>()
  for (const { orderId, productId, productName, sku, department, toSend } of items) {
    if (toSend <= 0) continue
    const row = rows.get(productId) ?? {
      productId,
      productName,
      sku,
      department,
      quantity: 0,
      orders: [],
    }
    row.quantity += toSend
    row.orders.push({ orderNum: numbers.get(orderId) ?? '', quantity: toSend })
    rows.set(productId, row)
  }
  return [...rows.values()]
}

const slipOf = (order: OrderRow, items: readonly Item[]): PackingSlip => ({
  orderId: order.orderId,
  orderNum: order.orderNum,
  orderStatus: orderStatusOf(order.orderStatus),
  createDate: order.createdAt,
  name: `${order.firstName} ${order.lastName}`,
  phone1: order.phone1,
  shipTo: addressLines(order),
  handOver: handOverOf(order),
  notes: order.notes,
  lines: items
    .filter((item) => item.orderId === order.orderId && item.kept < item.quantity)
    .map(({ productName, sku, instruction, quantity, toSend }) => ({
      productName,
      sku,
      instruction,
      quantity,
      toSend,
    })),
})
