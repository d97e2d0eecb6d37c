import { SALE_REFUSALS } from '@mendwell/domain/catalog/sale-class'
import { PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { Product } from '../catalog/catalog.ts'
import { DeliveryPart } from '../delivery/delivery.ts'
import { LotPieces } from '../lots/lots.ts'
import { PackOfPieces } from '../packs/packs.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { AnyId, Attribute, day, Id, Instant } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { OrderNum } from './order-num.ts'
import { Order, OrderCustomer, OrderItem } from './orders.ts'

const tags = ['orders'] as const

const Parcel = z.object({
  carrier: z.string(),
  trackingNumber: z.nullable(z.string()),
  /** The carrier's tracking page, for UPS, FedEx, USPS and DHL. */
  trackingUrl: z.nullable(z.string()),
  pieces: z.int(),
  shippedAt: Instant,
  deliveredAt: z.nullable(Instant),
})

/** Pieces of an order that ship again, free of charge, or in another size. No product is named, as in `Tracking`. */
const Replacement = z.object({
  orderNum: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** Whether it ships another size. */
  isExchange: z.boolean(),
  pieces: z.int(),
  createDate: Instant,
  /** The delivery promise when it was created. */
  delivery: z.array(DeliveryPart),
  shipments: z.array(Parcel),
})

export const FoundOrders = z.object({
  orderCustomer: z.array(
    z.object({
      orders: Order,
      customer: OrderCustomer,
      /** How it was paid outside the shop, and on which shop day; null: not, or by card. */
      paidByHand: z.nullable(z.object({ method: z.enum(PAYMENT_METHODS), receivedOn: day() })),
      /** The delivery promise when it was placed; empty for older orders. */
      delivery: z.array(DeliveryPart),
      /** Its replacements; absent if there are none. */
      replacements: z.optional(z.array(Replacement)),
      /** The order number this one is a replacement for; absent otherwise. */
      replaces: z.optional(z.string()),
      /** Whether it ships another size of them. */
      isExchange: z.optional(z.boolean()),
    }),
  ),
  orderItems: z.array(
    z.object({
      ordersItems: OrderItem,
      products: z.object({
        productId: Id,
        productName: z.string(),
        sku: z.string(),
        category: z.string(),
        categoryId: Id,
        imageUrl: z.string(),
        /** As sold, if one held several counted pieces. */
        pack: z.nullable(PackOfPieces),
      }),
      /** The shipped lots; absent if none shipped. */
      lotsSent: z.optional(z.array(LotPieces)),
      /** The month, YYYY-MM, before which no piece still to ship expires; absent if unknown. */
      expiresFrom: z.optional(z.string()),
    }),
  ),
})
export type FoundOrders = z.output<typeof FoundOrders>
export type FoundOrdersWire = z.input<typeof FoundOrders>

export const FindOrders = z.object({
  custId: z.optional(z.nullable(AnyId)),
  orderType: z.optional(z.nullable(z.string())),
  orderNumber: z.optional(z.nullable(z.union([z.string().check(z.maxLength(20)), z.int()]))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(50))),
})
export type FindOrders = z.output<typeof FindOrders>

/** A key as created by the web app (web/src/lib/new-key.ts): it cannot be guessed. */
export const RandomKey = z.string().check(z.regex(/^[0-9a-f]{32}$/, says('randomKeyExpected')))

/** What identifies a line of an order. */
const PlacedItem = z.object({
  productId: Id,
  attributes: z.array(Attribute),
  notes: z.nullable(z.string()),
})

export const findPlacedOrder = endpoint({
  method: 'POST',
  url: '/orders/findPlaced',
  schema: {
    summary: 'Whether the order that was sent with this Idempotency-Key has arrived',
    description:
      'For whom the answer was lost. Tells of orders of guests and of those of the session; of those of another account only that there is one.',
    tags,
    body: z.object({ key: RandomKey }),
    response: {
      200: z.object({
        placed: z.nullable(z.object({ orderNum: z.string(), items: z.array(PlacedItem) })),
        /** It has arrived, and can only be read after signing in to the account it was sent from. */
        isInAccount: z.boolean(),
      }),
      ...problems(400, 422, 429),
    },
  },
})

export const findOrdersWithItems = endpoint({
  method: 'POST',
  url: '/orders/findOrdersWithItems',
  schema: {
    summary: 'Orders with their items, newest first',
    description: 'Answers what the session or the order token may see, whatever custId says.',
    tags,
    body: FindOrders,
    response: { 200: FoundOrders, ...problems(400, 401, 422) },
  },
})

/** The status of an order. No product is named: a number and an email are enough to ask. */
export const Tracking = z.object({
  orderNum: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** The status as shown to shoppers. */
  reading: z.string(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  pickupType: z.enum(PICKUP_TYPES),
  createDate: Instant,
  pieces: z.int(),
  /** The delivery promise when it was placed; empty for older orders. */
  delivery: z.array(DeliveryPart),
  steps: z.array(
    z.object({
      orderStatus: z.enum(ORDER_STATUSES),
      reading: z.string(),
      /** null: still to come. */
      at: z.nullable(Instant),
    }),
  ),
  shipments: z.array(Parcel),
  replacements: z.array(Replacement),
  /** The order number this one is a replacement for. */
  replaces: z.nullable(z.string()),
  /** Whether it ships another size of them. */
  isExchange: z.boolean(),
})
export type Tracking = z.output<typeof Tracking>

export const trackOrder = endpoint({
  method: 'GET',
  url: '/orders/:orderNum/tracking',
  schema: {
    summary: 'Where an order is',
    description: 'Needs a session, the order token, or the email (or phone) of the order.',
    tags,
    params: OrderNum,
    querystring: z.object({ email: z.optional(z.string().check(z.maxLength(254))) }),
    response: { 200: Tracking, ...problems(401, 404, 422, 429) },
  },
})

export const printInvoice = endpoint({
  method: 'GET',
  url: '/orders/:orderNum/invoice.pdf',
  schema: {
    summary: 'The invoice of an order as PDF, letter size',
    tags,
    params: OrderNum,
    produces: ['application/pdf'],
    response: { 200: z.unknown(), ...problems(401, 404, 422) },
  },
})

/** The items of an order as they can be bought today. */
export const Reorder = z.object({
  lines: z.array(
    z.object({
      /** At its current price, not that of the order. */
      product: Product,
      quantity: z.int(),
      notes: z.nullable(z.string()),
      /** The chosen cut, if the product is still offered in it. */
      cut: z.nullable(z.string()),
    }),
  ),
  /** What can no longer be bought and why, under the name it had when sold. */
  gone: z.array(
    z.object({
      productName: z.string(),
      sku: z.string(),
      quantity: z.int(),
      reason: z.enum(['PRODUCT_GONE', ...SALE_REFUSALS]),
    }),
  ),
})
export type Reorder = z.output<typeof Reorder>
export type ReorderWire = z.input<typeof Reorder>

export const reorder = endpoint({
  method: 'GET',
  url: '/orders/:orderNum/reorder',
  schema: {
    summary: 'The lines of an order at present prices, to put back into the cart',
    description: 'Nothing is ordered: the cart is kept by the caller.',
    tags,
    params: OrderNum,
    response: { 200: Reorder, ...problems(401, 404, 422) },
  },
})

/** Only the order matters: recipient, subject and text come from the order itself (Decisions §6). */
export const resendOrderMail = endpoint({
  method: 'POST',
  url: '/email/api/orderEmail',
  schema: {
    summary: "Sends an order's own confirmation to its own email once more",
    tags,
    body: z.object({ orderId: Id }),
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 401, 404, 422, 429) },
  },
})
