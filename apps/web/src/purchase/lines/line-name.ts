import type { Cart, CartLine } from '@mendwell/domain/orders/cart'
import { cutOf } from '@mendwell/domain/orders/order-lines'

/** The product's name; if the cart has several lines of it, with the cut and note that distinguish them. */
export function lineName(line: CartLine, cart: Cart): string {
  const twins = cart.filter(({ productId }) => productId === line.productId)
  if (twins.length < 2) return line.productName
  const choices = [cutOf(line.cuttingAttributes), line.notes.trim()].filter(Boolean)
  return [line.productName, ...choices].join(', ')
}
