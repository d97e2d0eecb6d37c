import type { Contact, SaveOrder } from '@mendwell/contract/orders/orders'
import type { PickupTime } from '@mendwell/domain/delivery/pickup'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { RequestKey } from '../../../idempotency/request-key.ts'
import type { NewOrderItem } from '../order/orders.repository.ts'
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts'

/** Who the order is for. */
export interface Buyer extends Contact {
  custId: number
  placedBy: 'GUEST' | 'CUSTOMER' | 'STAFF'
}

interface NewOrder {
  order: Pick<SaveOrder, 'orders'>
  buyer: Buyer
  cart: PricedCart
  settings: ShopSettings
  pickupTime: PickupTime
  call: RequestKey
  now: Date
}

const TEN_MINUTES_MS = 10 * 60_000

/** The row of a new order: contact, address and amounts as they are now, never changed later. */
export function newOrder({ order: { orders }, buyer, cart, settings, ...rest }: NewOrder) {
  const { pickupTime, call, now } = rest
  // A key derived from the request may recur after ten minutes; it then means another order.
  const key = call.derived ? `${call.key}:${Math.floor(now.getTime() / TEN_MINUTES_MS)}` : call.key
  return {
    custId: buyer.custId,
    placedBy: buyer.placedBy,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email: buyer.email,
    phone1: buyer.phone1,
    notes: orders.notes || null,
    ageConfirmed: cart.ageToConfirm === null ? null : (orders.ageConfirmed ?? null),
    pickupType: orders.pickupType,
    pickupTime,
    representative: orders.representative,
    address: orders.address,
    address2: orders.address2,
    city: orders.city,
    stateProvince: orders.stateProvince,
    postalCode: orders.postalCode,
    country: orders.country,
    ...handingOver(orders),
    currency: settings.currency,
    subtotalCents: cart.totals.subtotalCents,
    discountCents: cart.totals.discountCents,
    shippingDiscountCents: cart.totals.shippingDiscountCents,
    taxMilliPercent: cart.tax.taxMilliPercent,
    taxStateCode: cart.tax.stateCode,
    taxCents: cart.totals.taxCents,
    shippingHandlingCents: cart.totals.shippingHandlingCents,
    idempotencyScope: call.scope,
    idempotencyKey: key,
  }
}

/** A pickup has no courier. */
function handingOver({ pickupType, recipient, recipientPhone, courierNote }: SaveOrder['orders']) {
  const isSent = pickupType === 'DELIVERY'
  return {
    recipient: (isSent && recipient) || null,
    recipientPhone: (isSent && recipientPhone) || null,
    courierNote: (isSent && courierNote) || null,
  }
}

/** The row of an item: the product as sold, for the invoice; it may change later. */
export function newOrderItem(line: PricedLine): NewOrderItem {
  const { product } = line
  return {
    productId: product.productId,
    productName: product.productName,
    sku: product.sku,
    department: product.category,
    quantity: line.quantity,
    taken: line.taken,
    backordered: line.backordered,
    unitPriceCents: line.unitPriceCents,
    listPriceCents: line.listPriceCents,
    discountCents: line.discountCents,
    taxCents: line.taxCents,
    taxRateMilliPercent: line.taxRateMilliPercent,
    taxBasis: line.taxBasis,
    taxExemptFlag: product.taxExemptFlag,
    discountPercent: line.discountPercent,
    sellinPcs: product.sellinPcs,
    // Specification §3: unit and weight where it is not sold in pieces.
    measuringUnit: product.sellinPcs ? null : product.unitName,
    weight: product.sellinPcs ? null : product.weight,
    attributes: line.attributes,
    notes: line.notes,
  }
}
