import { randomUUID } from 'node:crypto'
import { readSaleClass, saleRefusal } from '@mendwell/domain/catalog/sale-class'
import { PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import type { ReplacementReason } from '@mendwell/domain/orders/replacements/replacements'
import { allocate } from '@mendwell/domain/orders/stock'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { buyerOf } from '../../clinics/buyer-of.ts'
import { insertOrderDelivery } from '../../delivery/delivery.repository.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { attributesOf } from '../../orders/order/order-shape.ts'
import {
  insertOrder,
  insertOrderItems,
  markPaid,
  type NewOrderItem,
  type OrderRow,
} from '../../orders/order/orders.repository.ts'
import { getTerms } from '../../orders/pricing/get-terms.ts'
import { promiseDelivery, promisedParts } from '../../orders/pricing/promise-delivery.ts'
import { lockWithPools } from '../../packs/pools.sql.ts'
import {
  findFreePieces,
  findSoldItems,
  insertReplacement,
  insertReplacementItem,
  type SoldItem,
} from './replacements.repository.ts'

interface ReplacementInput {
  /** The order whose pieces are replaced, locked by the caller. */
  order: OrderRow
  /** Each item once; the caller has checked that they may be replaced. */
  pieces: readonly { orderItemId: number; quantity: number }[]
  reason: ReplacementReason
  note: string | null
  /** The return that it answers. */
  returnId: number | null
  movedBy: string
  now: Date
}

interface Placed {
  orderId: number
  orderNum: string
  backordered: number
}

/**
 * Creates the order that replaces pieces of a locked order, free of charge, to that order's address (decision 0055).
 * Pieces in stock are promised at once under the lock of their products; the rest follow as in every order. The
 * customer gets a mail.
 * @throws ShopError 404 for an item of another order; 409 for what may no longer be sold, and if pieces are missing and
 * the shop takes no backorders, unless they answer a return: what was sent back is owed.
 */
export async function placeReplacement(tx: Queryable, placing: ReplacementInput): Promise<Placed> {
  const { order, pieces, reason, note, returnId, movedBy, now } = placing
  const sold = await findSoldItems(tx, order.orderId)
  const lines = pieces.map(({ orderItemId, quantity }) => {
    const item = sold.find((one) => one.orderItemId === orderItemId)
    if (!item) throw notFound('Item')
    return { item, quantity }
  })
  const items = lines.map(({ item }) => item)
  await refuseClosed(tx, order, items)
  await lockWithPools(
    tx,
    items.map(({ productId }) => productId),
  )
  const terms = await getTerms(tx, order)
  const placed = await insertFreeOrder(tx, order, movedBy)
  const { orderId, orderNum } = placed
  await insertReplacement(tx, {
    orderId,
    replacesOrderId: order.orderId,
    returnId,
    reason,
    note,
    placedBy: movedBy,
  })
  const mayWait = returnId !== null || terms.settings.allowBackorder
  const promised = await promisePieces(tx, { orderId, lines, mayWait })
  await markPaid(tx, orderId)
  const travelling = promised.map(({ item, taken, backordered }) => ({
    product: { ...item, weight: item.productWeight },
    taken,
    backordered,
  }))
  const promise = await promiseDelivery(tx, {
    cart: { lines: travelling },
    terms,
    place: order,
    now,
  })
  const parts = promisedParts(promise, z.enum(PICKUP_TYPES).parse(order.pickupType))
  await insertOrderDelivery(tx, { orderId, parts })
  await queueMail(tx, {
    kind: 'replacement_placed',
    dedupeKey: `replacement_placed:${orderId}`,
    to: order.email,
    payload: {},
    orderId,
    custId: order.custId,
  })
  const backordered = promised.reduce((count, line) => count + line.backordered, 0)
  return { orderId, orderNum, backordered }
}

interface Promising {
  orderId: number
  lines: readonly { item: SoldItem; quantity: number }[]
  /** Whether pieces that are not in stock may follow later. */
  mayWait: boolean
}

/** Adds the pieces to the order, each line with what it takes from stock and what has to follow. */
async function promisePieces(tx: Queryable, { orderId, lines, mayWait }: Promising) {
  const promised: (Promising['lines'][number] & { taken: number; backordered: number })[] = []
  for (const line of lines) {
    // Read again for each: packs of one pool take each other's pieces.
    const free = await findFreePieces(tx, line.item.productId)
    const { taken, backordered } = allocate(line.quantity, free)
    if (backordered > 0 && !mayWait && free !== null) throw notEnough(line.item, taken)
    const row = freeItem(line.item, { quantity: line.quantity, taken, backordered })
    const [added] = await insertOrderItems(tx, { orderId, items: [row] })
    if (!added) throw new Error(`No item was added to order ${orderId}`)
    const { orderItemId } = added
    await insertReplacementItem(tx, { orderItemId, replacesItemId: line.item.orderItemId })
    promised.push({ ...line, taken, backordered })
  }
  return promised
}

/** What may no longer be sold to a customer is not sent as a replacement either: their kind may have lost it since. */
async function refuseClosed(tx: Queryable, { custId }: OrderRow, items: readonly SoldItem[]) {
  const buyer = await buyerOf(tx, custId)
  // Nothing is charged: a missing price is no obstacle.
  const isClosed = ({ saleClass, rx, quoteOnly }: SoldItem) =>
    saleRefusal({ saleClass: readSaleClass(saleClass), rx, quoteOnly, price: 1 }, buyer) !== null
  const closed = items.find(isClosed)
  if (!closed) return
  const { productId, productName: name } = closed
  const detail = sentence('replacementClosed', { name })
  throw new ShopError(409, 'CONFLICT', detail, { facts: { productId } })
}

/** An ordinary order that costs nothing. */
function insertFreeOrder(tx: Queryable, order: OrderRow, movedBy: string): Promise<OrderRow> {
  const free = {
    ...order,
    placedBy: 'STAFF',
    notes: null,
    subtotalCents: 0,
    discountCents: 0,
    shippingDiscountCents: 0,
    taxCents: 0,
    shippingHandlingCents: 0,
    idempotencyScope: `replacement of order ${order.orderId}`,
    idempotencyKey: randomUUID(),
  }
  return insertOrder(tx, { order: free, movedBy, capability: null })
}

/** The same goods, with the same options and instructions, free of charge. */
const freeItem = (
  item: SoldItem,
  pieces: { quantity: number; taken: number; backordered: number },
): NewOrderItem => ({
  productId: item.productId,
  productName: item.productName,
  sku: item.sku,
  department: item.department,
  ...pieces,
  unitPriceCents: 0,
  listPriceCents: 0,
  discountCents: 0,
  taxCents: 0,
  taxRateMilliPercent: 0,
  taxBasis: 'NO_TAX',
  taxExemptFlag: item.taxExemptFlag,
  discountPercent: 0,
  sellinPcs: item.sellinPcs,
  measuringUnit: item.measuringUnit,
  weight: item.weight,
  attributes: attributesOf(item.attributes),
  notes: item.notes,
})

const notEnough = ({ productId, productName }: SoldItem, left: number) =>
  new ShopError(
    409,
    'NOT_ENOUGH_STOCK',
    sentence('replacementStock', { left, name: productName }),
    {
      facts: { productId, left },
    },
  )
