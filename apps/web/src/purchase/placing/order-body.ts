import type { Contact } from '@mendwell/contract/orders/orders'
import type { Cart } from '@mendwell/domain/orders/cart'
import type { SaveOrderBody } from '../../api/orders/orders.ts'
import type { Figures } from '../estimate/estimate.ts'
import { codesOfCart } from '../offers/codes.ts'

interface OrderInput {
  cart: Cart
  /** Null for a signed-in customer: the server knows them. */
  contact: Contact | null
  /** The total the shopper saw and agrees to pay; the server compares it. */
  figures: Figures
  order: Omit<SaveOrderBody['orders'], 'grandTotal' | 'quotedAt'>
}

/** The lines of a cart as an order sends them. */
export const orderedLines = (cart: Cart): SaveOrderBody['orderItems'] =>
  cart.map(({ productId, quantity, notes, cuttingAttributes }) => ({
    productId,
    quantity,
    notes: notes.trim() || null,
    attributes: cuttingAttributes,
  }))

/** The body of orders/save: products, quantities and notes; prices are up to the server. */
export function orderBody({ cart, contact, figures, order }: OrderInput): SaveOrderBody {
  return {
    orders: {
      ...order,
      representative: order.representative?.trim() || null,
      grandTotal: figures.grandTotal ?? null,
      quotedAt: figures.quotedAt ?? null,
    },
    orderItems: orderedLines(cart),
    codes: codesOfCart(),
    customer: contact,
  }
}
