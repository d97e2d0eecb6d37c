import { MAX_CART_LINES } from '@mendwell/domain/limits'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@mendwell/domain/order-status'
import * as z from 'zod/mini'
import { Product } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { problems } from './errors.ts'
import { messages } from './messages.ts'
import {
  AnyId,
  Attribute,
  email,
  Id,
  IdempotencyHeaders,
  Instant,
  Money,
  optional,
  Percent,
  phone,
  postalCodeFits,
  Quantity,
  required,
  text,
} from './shapes.ts'

const tags = ['orders'] as const

export const PICKUP_TYPES = ['IN STORE', 'DELIVERY'] as const
export const PICKUP_TIMES = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT', 'DAYTIME'] as const

/** The guest form of cart and checkout (Specification §5). */
export const Contact = z.object({
  firstName: required(messages.firstNameRequired, 60),
  lastName: required(messages.lastNameRequired, 60),
  email: email(),
  phone1: phone(),
})
export type Contact = z.output<typeof Contact>

/** Where the parcel goes; asked for when the pickup type is DELIVERY. */
export const ShippingAddress = z
  .object({
    address: required(messages.address1Required),
    address2: optional(200),
    country: required(messages.countryRequired, 80),
    stateProvince: required(messages.stateProvinceRequired, 80),
    city: required(messages.cityRequired, 120),
    postalCode: required(messages.postalCodeRequired, 20),
  })
  .check(postalCodeFits())
export type ShippingAddress = z.output<typeof ShippingAddress>

/** A cut that the shopper chose, as the product's page words it. */
const ChosenAttribute = z.object({ description: text(500) })

/** Of a line sent by a browser only these count; its prices are for show and ignored. */
export const OrderLine = z.object({
  productId: Id,
  quantity: Quantity,
  notes: optional(500),
  attributes: z.optional(z.nullable(z.array(ChosenAttribute).check(z.maxLength(20)))),
})
export type OrderLine = z.output<typeof OrderLine>

const nonEmptyLines = z
  .array(OrderLine, messages.addItemsToCart)
  .check(
    z.minLength(1, messages.addItemsToCart),
    z.maxLength(MAX_CART_LINES, `At most ${MAX_CART_LINES} lines`),
  )

export const QuoteOrder = z.object({
  orders: z.optional(
    z.object({
      pickupType: z.optional(z.nullable(z.enum(PICKUP_TYPES))),
      country: optional(80),
      stateProvince: optional(80),
    }),
  ),
  orderItems: z.array(OrderLine).check(z.maxLength(MAX_CART_LINES)),
})
export type QuoteOrder = z.output<typeof QuoteOrder>

export const QuotedLine = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  category: z.string(),
  categoryId: Id,
  imageUrl: z.string(),
  quantity: z.int(),
  /** What the cart charges for one piece. */
  unitPrice: Money,
  /** The price before the online reduction. */
  listPrice: Money,
  /** The unit price of the product, before any reduction. */
  regularPrice: Money,
  /** Whether the sale price counts. */
  cutPrice: z.boolean(),
  lineTotal: Money,
  tax: Money,
  taxExemptFlag: z.boolean(),
  available: z.nullable(z.int()),
  backordered: z.int(),
})
export type QuotedLine = z.output<typeof QuotedLine>

export const QuoteProblem = z.object({
  productId: z.int(),
  code: z.enum(['PRODUCT_GONE', 'NOT_ENOUGH_STOCK']),
  message: z.string(),
  available: z.int(),
})

export const Quote = z.object({
  lines: z.array(QuotedLine),
  problems: z.array(QuoteProblem),
  subtotal: Money,
  tax: Money,
  taxPercent: Percent,
  taxStateCode: z.nullable(z.string()),
  taxStateName: z.nullable(z.string()),
  shippingHandling: Money,
  grandTotal: Money,
  currency: z.string(),
  nextShipping: z.nullable(z.object({ missing: Money, cost: Money })),
})
export type Quote = z.output<typeof Quote>

export const SaveOrder = z.object({
  orders: z.object({
    pickupType: z._default(z.optional(z.enum(PICKUP_TYPES)), 'IN STORE'),
    pickupTime: z._default(z.optional(z.enum(PICKUP_TIMES)), 'MORNING'),
    notes: z.optional(z.nullable(text(1000))),
    /** 'Referred By: (Email Only)' */
    representative: z.pipe(
      z.nullish(z.union([z.literal(''), email(messages.emailRequired)])),
      z.transform((value) => (value ? value : null)),
    ),
    address: optional(200),
    address2: optional(200),
    city: optional(120),
    country: optional(80),
    postalCode: optional(20),
    stateProvince: optional(80),
    /** Compared with the server's figure, never used: a difference answers 409 with a fresh quote. */
    grandTotal: z.optional(z.nullable(Money)),
  }),
  orderItems: nonEmptyLines,
  customer: z.optional(z.nullable(Contact)),
})
export type SaveOrder = z.output<typeof SaveOrder>

export const Order = z.object({
  orderId: Id,
  orderNum: z.string(),
  custId: z.nullable(Id),
  orderType: z.literal('ONLINE'),
  notes: z.nullable(z.string()),
  pickupType: z.enum(PICKUP_TYPES),
  pickupTime: z.enum(PICKUP_TIMES),
  orderStatus: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  updatedBy: z.nullable(z.string()),
  /** Subtotal; kept under both names of the specification. */
  price: Money,
  orderAmount: Money,
  shippingHandling: Money,
  tax: Money,
  taxPercent: Percent,
  taxStateCode: z.nullable(z.string()),
  grandTotal: Money,
  refunded: Money,
  currency: z.string(),
  createDate: Instant,
  address: z.nullable(z.string()),
  address2: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  stateProvince: z.nullable(z.string()),
  representative: z.nullable(z.string()),
})
export type Order = z.output<typeof Order>

export const OrderItem = z.object({
  orderItemId: Id,
  orderId: Id,
  productId: Id,
  quantity: z.int(),
  backordered: z.int(),
  measuringUnit: z.nullable(z.string()),
  weight: z.nullable(z.number()),
  liter: z.nullable(z.number()),
  discount: z.number(),
  unitPrice: Money,
  listPrice: Money,
  lineTotal: Money,
  tax: Money,
  taxExemptFlag: z.boolean(),
  updatedBy: z.nullable(z.string()),
  itemStatus: z.enum(ORDER_STATUSES),
  attributes: z.array(Attribute),
  notes: z.nullable(z.string()),
})
export type OrderItem = z.output<typeof OrderItem>

export const SavedOrder = z.object({
  orders: Order,
  orderItems: z.array(OrderItem),
  /** Opens this one order for 24 hours; null for a signed-in customer. */
  orderToken: z.nullable(z.string()),
})
export type SavedOrder = z.output<typeof SavedOrder>

/** The names under which an order's people and goods were sold. */
export const OrderCustomer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone1: z.string(),
})

export const FoundOrders = z.object({
  orderCustomer: z.array(z.object({ orders: Order, customer: OrderCustomer })),
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
      }),
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

export const quoteOrder = endpoint({
  method: 'POST',
  url: '/orders/quote',
  schema: {
    summary: 'Prices a cart without placing an order',
    tags,
    body: QuoteOrder,
    response: { 200: Quote, ...problems(400, 422) },
  },
})

export const saveOrder = endpoint({
  method: 'POST',
  url: '/orders/save',
  schema: {
    summary: 'Places an order; a guest gets a token that opens this order alone',
    tags,
    headers: IdempotencyHeaders,
    body: SaveOrder,
    response: { 200: SavedOrder, ...problems(400, 401, 409, 422, 429) },
  },
})

/** A key as the web app makes it (web/src/lib/new-key.ts): nobody guesses it. */
export const RandomKey = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'Not a key of 32 hexadecimal digits'))

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
        placed: z.nullable(z.object({ orderNum: z.string(), productIds: z.array(Id) })),
        /** It has arrived, and only who signs in to the account it was sent in may see it. */
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

const OrderNum = z.object({
  orderNum: z.string().check(z.regex(/^\d{1,20}$/, 'Not an order number')),
})

/** Where an order is. No product is named: a number and an e-mail are enough to ask. */
export const Tracking = z.object({
  orderNum: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** The status in the shopper's words. */
  reading: z.string(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  pickupType: z.enum(PICKUP_TYPES),
  createDate: Instant,
  pieces: z.int(),
  steps: z.array(
    z.object({
      orderStatus: z.enum(ORDER_STATUSES),
      reading: z.string(),
      /** null: still to come. */
      at: z.nullable(Instant),
    }),
  ),
  shipments: z.array(
    z.object({
      carrier: z.string(),
      trackingNumber: z.nullable(z.string()),
      pieces: z.int(),
      shippedAt: Instant,
      deliveredAt: z.nullable(Instant),
    }),
  ),
})
export type Tracking = z.output<typeof Tracking>

export const trackOrder = endpoint({
  method: 'GET',
  url: '/orders/:orderNum/tracking',
  schema: {
    summary: 'Where an order is',
    description: 'Needs a session, the order token, or the e-mail the order was placed with.',
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

/** What an order holds, as it can be bought today. */
export const Reorder = z.object({
  lines: z.array(
    z.object({
      /** With its price of this moment, not the one of the order. */
      product: Product,
      quantity: z.int(),
      notes: z.nullable(z.string()),
      /** The cut that was chosen, where the product is still offered in it. */
      cut: z.nullable(z.string()),
    }),
  ),
  /** What can no longer be bought, under the name it was sold. */
  gone: z.array(z.object({ productName: z.string(), sku: z.string(), quantity: z.int() })),
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

/** Only the order counts: recipient, subject and text are those of the order itself (Decisions §6). */
export const resendOrderMail = endpoint({
  method: 'POST',
  url: '/email/api/orderEmail',
  schema: {
    summary: "Sends an order's own confirmation to its own e-mail once more",
    tags,
    body: z.object({ orderId: Id }),
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 401, 404, 422, 429) },
  },
})
