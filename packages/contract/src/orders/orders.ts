import { SALE_REFUSALS } from '@mendwell/domain/catalog/sale-class'
import { PICKUP_TIMES, PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import { MAX_CART_LINES, MAX_COURIER_NOTE } from '@mendwell/domain/orders/limits'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { DeliveryPromise } from '../delivery/delivery.ts'
import { SurchargedGoods } from '../delivery/shipping-rates.ts'
import { Codes, QuotedDiscount, RefusedCode } from '../offers/offers.ts'
import { CheaperPackOffer, PackOfPieces } from '../packs/packs.ts'
import { PriceStep } from '../prices/price-steps.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import {
  Attribute,
  email,
  Id,
  IdempotencyHeaders,
  Instant,
  line,
  Money,
  noCardNumber,
  OptionalPhone,
  optional,
  Percent,
  phone,
  postalCodeFits,
  Quantity,
  required,
  text,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['orders'] as const

/** The guest form of cart and checkout (Specification §5). */
export const Contact = z.object({
  firstName: required('firstNameRequired', 60).check(noCardNumber),
  lastName: required('lastNameRequired', 60).check(noCardNumber),
  email: email(),
  phone1: phone(),
})
export type Contact = z.output<typeof Contact>

/** Where the parcel goes; required if the pickup type is DELIVERY. */
export const ShippingAddress = z
  .object({
    address: required('address1Required').check(noCardNumber),
    address2: optional(200, noCardNumber),
    country: required('countryRequired', 80).check(noCardNumber),
    stateProvince: required('stateProvinceRequired', 80).check(noCardNumber),
    city: required('cityRequired', 120).check(noCardNumber),
    postalCode: required('postalCodeRequired', 20).check(noCardNumber),
  })
  .check(postalCodeFits())
export type ShippingAddress = z.output<typeof ShippingAddress>

/** How a parcel is handed over; everything is optional. A pickup order stores none of it. */
export const HandingOver = z.object({
  /** The recipient, if not the buyer. */
  recipient: z.optional(z.nullable(line(120).check(noCardNumber))),
  /** Where the courier reaches them; defaults to the buyer's. */
  recipientPhone: OptionalPhone,
  /** Instructions for the courier: 'Leave at the side door'. */
  courierNote: z.optional(z.nullable(line(MAX_COURIER_NOTE).check(noCardNumber))),
})

/** The chosen cut, as worded on the product page. */
const ChosenAttribute = z.object({ description: text(500).check(noCardNumber) })

/**
 * The only fields of a browser's line that count; its prices are for display and ignored. Lines of one product with
 * different cut or note stay separate, equal ones are merged.
 */
export const OrderLine = z.object({
  productId: Id,
  quantity: Quantity,
  notes: optional(500, noCardNumber),
  attributes: z.optional(z.nullable(z.array(ChosenAttribute).check(z.maxLength(20)))),
})
export type OrderLine = z.output<typeof OrderLine>

const nonEmptyLines = z
  .array(OrderLine, says('addItemsToCart'))
  .check(
    z.minLength(1, says('addItemsToCart')),
    z.maxLength(MAX_CART_LINES, says('linesMax', { max: MAX_CART_LINES })),
  )

export const QuoteOrder = z.object({
  orders: z.optional(
    z.object({
      pickupType: z.optional(z.nullable(z.enum(PICKUP_TYPES))),
      country: optional(80),
      stateProvince: optional(80),
      postalCode: optional(20),
    }),
  ),
  orderItems: z.array(OrderLine).check(z.maxLength(MAX_CART_LINES)),
  codes: Codes,
  /** For phone orders: the customer the order is for. Applies to staff who can place it, ignored otherwise. */
  customer: z.optional(z.nullable(z.object({ email: line(254) }))),
})
export type QuoteOrder = z.output<typeof QuoteOrder>

export const QuotedLine = z.object({
  /** Its index among the orderItems sent, from 0; for equal lines, the first one's. */
  line: z.int(),
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
  /** The price per piece by quantity of its product in the cart, if lower than for one. */
  tiers: z.array(PriceStep),
  lineTotal: Money,
  tax: Money,
  taxExemptFlag: z.boolean(),
  available: z.nullable(z.int()),
  backordered: z.int(),
  /** If one of it holds several counted pieces. */
  pack: z.nullable(PackOfPieces),
  /** If other packs hold the same pieces for less. */
  cheaperPack: z.nullable(CheaperPackOffer),
})
export type QuotedLine = z.output<typeof QuotedLine>

export const QuoteProblem = z.object({
  productId: z.int(),
  code: z.enum(['PRODUCT_GONE', 'NOT_ENOUGH_STOCK', ...SALE_REFUSALS]),
  message: z.string(),
  available: z.int(),
})

export const Quote = z.object({
  lines: z.array(QuotedLine),
  problems: z.array(QuoteProblem),
  subtotal: Money,
  /** Off the goods, and off shipping; each with its offers below. */
  discount: Money,
  shippingDiscount: Money,
  discounts: z.array(QuotedDiscount),
  refusedCodes: z.array(RefusedCode),
  tax: Money,
  taxPercent: Percent,
  taxStateCode: z.nullable(z.string()),
  taxStateName: z.nullable(z.string()),
  shippingHandling: Money,
  /** The part for weight and size if it ships, none for pickup; null: nothing. */
  surcharges: z.nullable(SurchargedGoods),
  grandTotal: Money,
  currency: z.string(),
  /** The age the buyer must confirm, in years, before this is sold; null if none is required. */
  ageToConfirm: z.nullable(z.int()),
  nextShipping: z.nullable(z.object({ missing: Money, cost: Money })),
  /** When it arrives, or can be collected, if ordered now. */
  delivery: DeliveryPromise,
  /** The pickup times within the opening hours of the day from which it can be collected. */
  pickupTimes: z.array(z.enum(PICKUP_TIMES)),
  /** The time of these amounts and dates. */
  quotedAt: Instant,
})
export type Quote = z.output<typeof Quote>

export const SaveOrder = z.object({
  orders: z.object({
    pickupType: z._default(z.optional(z.enum(PICKUP_TYPES)), 'IN STORE'),
    /**
     * Never NIGHT for a delivery, which without one comes at DAYTIME; for pickup one of the quote's pickup times, without
     * one the first of them.
     */
    pickupTime: z.optional(z.enum(PICKUP_TIMES)),
    notes: z.optional(z.nullable(text(1000).check(noCardNumber))),
    /** 'Referred By: (Email Only)' */
    representative: z.pipe(
      z.nullish(z.union([z.literal(''), email('emailRequired')])),
      z.transform((value) => (value ? value : null)),
    ),
    address: optional(200, noCardNumber),
    address2: optional(200, noCardNumber),
    city: optional(120, noCardNumber),
    country: optional(80, noCardNumber),
    postalCode: optional(20, noCardNumber),
    stateProvince: optional(80, noCardNumber),
    ...HandingOver.shape,
    /** The minimum age the buyer confirms, in years; only required for age-restricted goods. */
    ageConfirmed: z.optional(z.nullable(z.int().check(z.gte(13), z.lte(99)))),
    /** Only compared with the server's amount, never used: a difference returns 409 with a fresh quote. */
    grandTotal: z.optional(z.nullable(Money)),
    /** `quotedAt` of the quote the shopper saw: for an hour, its dates apply to the order. */
    quotedAt: z.optional(z.nullable(Instant)),
  }),
  orderItems: nonEmptyLines,
  codes: Codes,
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
  /** Subtotal; sent under both names from the specification. */
  price: Money,
  orderAmount: Money,
  /** Off the goods, and off shipping and handling, whose own amounts are unchanged. */
  discount: Money,
  shippingDiscount: Money,
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
  /** Absent from responses cached before these fields existed. */
  recipient: z.optional(z.nullable(z.string())),
  recipientPhone: z.optional(z.nullable(z.string())),
  courierNote: z.optional(z.nullable(z.string())),
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
  /** Gives access to this one order for 24 hours; null for a signed-in customer. */
  orderToken: z.nullable(z.string()),
})
export type SavedOrder = z.output<typeof SavedOrder>

/** The names of people and goods as they were when the order was placed. */
export const OrderCustomer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone1: z.string(),
})

export const quoteOrder = endpoint({
  method: 'POST',
  url: '/orders/quote',
  schema: {
    summary: 'Prices a cart without placing an order; 409 where a line may not be sold',
    tags,
    body: QuoteOrder,
    response: { 200: Quote, ...problems(400, 409, 422) },
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
