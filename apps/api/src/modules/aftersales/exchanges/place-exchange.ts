import { PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import { percentOf } from '@mendwell/domain/money/money'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { insertOrderDelivery } from '../../delivery/delivery.repository.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { insertExchangeHold } from '../../orders/holds/holds.repository.ts'
import {
  insertOrder,
  insertOrderItems,
  markPaid,
  type OrderRow,
} from '../../orders/order/orders.repository.ts'
import { newOrderItem } from '../../orders/placing/new-order.ts'
import { getTerms, type Terms } from '../../orders/pricing/get-terms.ts'
import type { PricedLine } from '../../orders/pricing/price-cart.ts'
import { promiseDelivery, promisedParts } from '../../orders/pricing/promise-delivery.ts'
import {
  insertReplacement,
  insertReplacementItem,
} from '../replacements/replacements.repository.ts'
import { findReturnExchanges, type ReturnExchangeRow } from './exchanges.repository.ts'
import { priceSizes } from './price-sizes.ts'

interface ExchangeInput {
  /** The order whose pieces come back, locked by the caller. */
  order: OrderRow
  /** Locked too. */
  request: {
    returnId: number
    orderItemId: number
    quantity: number
    shippingFeeCents: number
    reason: string
  }
  movedBy: string
  now: Date
}

/**
 * Staff accept an exchange: an order of its own with the other size, promised from stock now under the lock of its
 * product, at the price quoted to the shopper (decision 0059). It may not ship before the pieces are back. An amount
 * due is paid by a mailed link; without one it is paid.
 * @throws ShopError 409 if too few pieces are in stock, and if the tax differs from the quoted one.
 */
export async function placeExchange(
  tx: Queryable,
  { order, request, movedBy, now }: ExchangeInput,
): Promise<void> {
  const { returnId, orderItemId, quantity } = request
  const [agreed] = await findReturnExchanges(tx, [returnId])
  if (!agreed) throw new Error(`Return ${returnId} names no other size`)
  const terms = await getTerms(tx, order)
  const wanted = [{ productId: agreed.productId, quantity }]
  const [size] = await priceSizes(tx, { order, terms, wanted, isLocked: true })
  if (!size || size.backordered > 0) throw notEnough(agreed, size?.taken ?? 0)
  const item = agreedItem(size, agreed)
  if (percentOf(item.unitPriceCents * quantity, item.taxRateMilliPercent) !== item.taxCents) {
    throw new ShopError(409, 'CONFLICT', sentence('exchangeTaxChanged'))
  }
  const placed = await insertOrder(tx, {
    order: exchangeOrder({ order, request, agreed, terms }),
    movedBy,
    capability: null,
  })
  const { orderId, custId, email: to } = placed
  await insertReplacement(tx, {
    orderId,
    replacesOrderId: order.orderId,
    returnId,
    reason: 'EXCHANGE',
    note: null,
    placedBy: movedBy,
  })
  const [added] = await insertOrderItems(tx, { orderId, items: [item] })
  if (!added) throw new Error(`No item was added to order ${orderId}`)
  await insertReplacementItem(tx, {
    orderItemId: added.orderItemId,
    replacesItemId: orderItemId,
  })
  await insertExchangeHold(tx, { orderItemId: added.orderItemId, placedBy: movedBy })
  if (agreed.dueCents === 0) await markPaid(tx, orderId)
  const promise = await promiseDelivery(tx, { cart: { lines: [size] }, terms, place: order, now })
  const parts = promisedParts(promise, z.enum(PICKUP_TYPES).parse(order.pickupType))
  await insertOrderDelivery(tx, { orderId, parts })
  const dedupeKey = `exchange_placed:${orderId}`
  await queueMail(tx, { kind: 'exchange_placed', dedupeKey, to, payload: {}, orderId, custId })
}

/** The other size at the agreed price. */
const agreedItem = (size: PricedLine, { unitDueCents, taxDueCents }: ReturnExchangeRow) =>
  newOrderItem({
    ...size,
    unitPriceCents: unitDueCents,
    listPriceCents: unitDueCents,
    discountCents: 0,
    discountPercent: 0,
    taxCents: taxDueCents,
  })

interface Ordering extends Pick<ExchangeInput, 'order' | 'request'> {
  agreed: ReturnExchangeRow
  terms: Terms
}

/** It goes to the address of its order. A return has one exchange, so its number is the key. */
const exchangeOrder = ({ order, request, agreed, terms }: Ordering) => ({
  ...order,
  placedBy: 'STAFF',
  notes: null,
  subtotalCents: agreed.unitDueCents * request.quantity,
  discountCents: 0,
  shippingDiscountCents: 0,
  taxMilliPercent: terms.tax.taxMilliPercent,
  taxStateCode: terms.tax.stateCode,
  taxCents: agreed.taxDueCents,
  shippingHandlingCents: request.shippingFeeCents,
  idempotencyScope: `exchange of order ${order.orderId}`,
  idempotencyKey: `return ${request.returnId}`,
})

const notEnough = ({ productId, productName }: ReturnExchangeRow, left: number) =>
  new ShopError(409, 'NOT_ENOUGH_STOCK', sentence('exchangeStock', { left, name: productName }), {
    facts: { productId, left },
  })
