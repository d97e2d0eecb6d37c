import type { Order, OrderItem } from '@mendwell/contract/orders/orders'
import { Attribute } from '@mendwell/contract/wire/shapes'
import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
} from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import type { OrderItemRow, OrderRow } from './orders.repository.ts'

// The database's checks hold these columns to the same lists.
const KnownStatus = z.enum(ORDER_STATUSES)
const PaymentStatus = z.enum(PAYMENT_STATUSES)
const PickupType = z.enum(PICKUP_TYPES)
const PickupTime = z.enum(PICKUP_TIMES)
const Attributes = z.array(Attribute)

/** The options chosen for an item, as the column has them. */
export const attributesOf = (column: unknown) => Attributes.parse(column)

/** The status of an order or of an order item, as the column has it. */
export const orderStatusOf = (column: string): OrderStatus => KnownStatus.parse(column)

/**
 * A stored order in the shape of the contract. Only the customer and staff get the customer's id: a guest could infer
 * from its size whether the email was known (Reliability §2.1).
 */
export function orderOf(row: OrderRow, { showOwner }: { showOwner: boolean }): Order {
  return {
    orderId: row.orderId,
    orderNum: row.orderNum,
    custId: showOwner ? row.custId : null,
    orderType: 'ONLINE',
    notes: row.notes,
    pickupType: PickupType.parse(row.pickupType),
    pickupTime: PickupTime.parse(row.pickupTime),
    orderStatus: orderStatusOf(row.orderStatus),
    paymentStatus: PaymentStatus.parse(row.paymentStatus),
    updatedBy: null,
    price: row.subtotalCents,
    orderAmount: row.subtotalCents,
    discount: row.discountCents,
    shippingDiscount: row.shippingDiscountCents,
    shippingHandling: row.shippingHandlingCents,
    tax: row.taxCents,
    taxPercent: row.taxMilliPercent,
    taxStateCode: row.taxStateCode,
    grandTotal: row.grandTotalCents,
    refunded: row.refundedCents,
    currency: row.currency,
    createDate: row.createdAt,
    address: row.address,
    address2: row.address2,
    city: row.city,
    country: row.country,
    postalCode: row.postalCode,
    stateProvince: row.stateProvince,
    recipient: row.recipient,
    recipientPhone: row.recipientPhone,
    courierNote: row.courierNote,
    representative: row.representative,
  }
}

/** A stored item in the shape of the contract. */
export function orderItemOf(row: OrderItemRow): OrderItem {
  return {
    orderItemId: row.orderItemId,
    orderId: row.orderId,
    productId: row.productId,
    quantity: row.quantity,
    backordered: row.backordered,
    measuringUnit: row.measuringUnit,
    weight: row.weight,
    liter: row.liter,
    discount: row.discountPercent,
    unitPrice: row.unitPriceCents,
    listPrice: row.listPriceCents,
    lineTotal: row.lineTotalCents,
    tax: row.taxCents,
    taxExemptFlag: row.taxExemptFlag,
    updatedBy: null,
    itemStatus: orderStatusOf(row.itemStatus),
    attributes: attributesOf(row.attributes),
    notes: row.notes,
  }
}
