import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import { ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { MAX_WEIGHT_GRAMS } from '@mendwell/domain/orders/parcels/weight'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import {
  Id,
  IdempotencyHeaders,
  Instant,
  line,
  noCardNumber,
  optional,
  Quantity,
  required,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { Order } from './orders.ts'

const tags = ['shipments'] as const

export const ShippedItem = z.object({
  orderItemId: Id,
  quantity: Quantity,
  /** Which lots ship; defaults to the picked ones, else first expired first out. */
  lots: z.optional(
    z.nullable(
      z.array(z.object({ lotId: Id, quantity: Quantity })).check(z.minLength(1), z.maxLength(99)),
    ),
  ),
})

export const SaveShipment = z.object({
  orderId: Id,
  carrier: required('carrierRequired', 60),
  trackingNumber: optional(80),
  weightGrams: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(MAX_WEIGHT_GRAMS)))),
  /**
   * How many packages had shipped when this one was prepared. If there are more since, it is refused: two people
   * packing the same order must not ship it twice.
   */
  shipmentsSeen: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(10_000)))),
  /** Without items, everything not shipped yet. */
  items: z.optional(
    z.nullable(
      z
        .array(ShippedItem)
        .check(
          z.minLength(1, says('shipmentEmpty')),
          z.maxLength(MAX_CART_LINES, says('itemsMax', { max: MAX_CART_LINES })),
        ),
    ),
  ),
})
export type SaveShipment = z.output<typeof SaveShipment>

export const Shipment = z.object({
  shipmentId: Id,
  orderId: Id,
  carrier: z.string(),
  trackingNumber: z.nullable(z.string()),
  /** If the packer recorded it. */
  weightGrams: z.nullable(z.int()),
  shipDate: Instant,
  deliveryDate: z.nullable(Instant),
  items: z.array(z.object({ orderItemId: Id, productName: z.string(), quantity: z.int() })),
})
export type Shipment = z.output<typeof Shipment>

export const SavedShipment = z.object({
  shipment: Shipment,
  orderStatus: z.enum(ORDER_STATUSES),
})
export type SavedShipment = z.output<typeof SavedShipment>

export const saveShipment = endpoint({
  method: 'POST',
  url: '/shipments/save',
  schema: {
    summary: 'Staff: a parcel leaves; the first one opens the order',
    tags,
    headers: IdempotencyHeaders,
    body: SaveShipment,
    response: { 200: SavedShipment, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const deliverShipment = endpoint({
  method: 'POST',
  url: '/shipments/delivered',
  schema: {
    summary: 'Staff: a parcel arrived; the last one closes the order',
    tags,
    body: z.object({ shipmentId: Id }),
    response: { 200: SavedShipment, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const TransitionOrder = z.object({
  orderId: Id,
  status: z.enum(ORDER_STATUSES),
  note: z.optional(z.nullable(line(500).check(noCardNumber))),
})
export type TransitionOrder = z.output<typeof TransitionOrder>

export const transitionOrder = endpoint({
  method: 'POST',
  url: '/orders/move',
  schema: {
    summary: 'Staff: moves an order on; a rejected one gives its stock and its money back',
    tags,
    body: TransitionOrder,
    response: { 200: z.object({ orders: Order }), ...problems(400, 401, 403, 404, 409, 422) },
  },
})
