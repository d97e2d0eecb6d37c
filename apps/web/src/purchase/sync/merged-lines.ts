import { type SyncedLine, syncedKey } from '@mendwell/domain/carts/merge-carts'
import type { Cart, CartLine, NewCartLine } from '@mendwell/domain/orders/cart'
import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import type { KeptLineAnswer } from '../../api/carts.ts'

/** A line of the cart as devices exchange it. */
export const syncedOf = ({
  productId,
  sku,
  productName,
  cuttingAttributes,
  notes,
  quantity,
}: CartLine): KeptLineAnswer => ({
  productId,
  cut: cutOf(cuttingAttributes),
  notes,
  quantity,
  sku,
  productName,
})

export const keyOfLine = (line: CartLine): string => syncedKey(syncedOf(line))

/** While a note is typed, two lines may be equal for a moment: their pieces are put together when it is left. */
export const hasEqualLines = (cart: Cart): boolean =>
  new Set(cart.map(keyOfLine)).size < cart.length

/** What goes over the wire of a line. */
export const sentOf = ({ productId, cut, notes, quantity }: SyncedLine): SyncedLine => ({
  productId,
  cut,
  notes: notes.trim(),
  quantity,
})

/**
 * The cart with exactly these lines: those that it has keep their place, number and prices, others are made by `make`.
 * `surplus` is what a cart has no room for.
 */
export function withMerged(
  cart: Cart,
  merged: readonly KeptLineAnswer[],
  make: (line: KeptLineAnswer) => NewCartLine,
): { cart: Cart; surplus: readonly KeptLineAnswer[] } {
  const own = new Map(cart.map((line) => [keyOfLine(line), line]))
  let lineId = Math.max(0, ...cart.map((line) => line.lineId))
  const next = merged.slice(0, MAX_CART_LINES).map((line): CartLine => {
    const known = own.get(syncedKey(line))
    if (known) return { ...known, quantity: line.quantity }
    lineId += 1
    return { ...make(line), lineId }
  })
  return { cart: next, surplus: merged.slice(MAX_CART_LINES) }
}

/** A line whose product has left the shop: it stays in sight, and counts nowhere. */
export const goneLine = (line: KeptLineAnswer): NewCartLine => ({
  productId: line.productId,
  category: '',
  categoryId: 0,
  productName: line.productName,
  sku: line.sku,
  productImage: '',
  imageMimeType: 'image/webp',
  quantity: line.quantity,
  unitPriceCents: 0,
  salePriceCents: null,
  optionsAttributes: [],
  centsWhenAdded: 0,
  cuttingAttributes: cutsOf(line),
  notes: line.notes,
  taxExemptFlag: false,
  gone: true,
})

/** As a line of the cart words how it is cut. */
export const cutsOf = ({ cut }: SyncedLine): { description: string }[] =>
  cut === null ? [] : [{ description: cut }]
