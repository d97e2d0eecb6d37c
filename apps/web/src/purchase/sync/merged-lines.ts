import { type SyncedLine, syncedKey } from '@mendwell/domain/carts/merge-carts'
import type { Cart, CartLine, NewCartLine } from '@mendwell/domain/orders/cart'
import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import type { KeptLineAnswer } from '../../api/carts.ts'

/** A cart line as devices sync it. */
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

/** While a note is typed, two lines can be equal for a moment: they are merged when the field loses focus. */
export const hasEqualLines = (cart: Cart): boolean =>
  new Set(cart.map(keyOfLine)).size < cart.length

/** The parts of a line that are sent. */
export const sentOf = ({ productId, cut, notes, quantity }: SyncedLine): SyncedLine => ({
  productId,
  cut,
  notes: notes.trim(),
  quantity,
})

/**
 * The cart with exactly these lines: existing ones keep their position, key and prices, others are created by `make`.
 * `surplus` is what does not fit in a cart.
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

/** A line whose product is no longer in the shop: it stays visible, but is not counted. */
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

/** How it is cut, as a cart line words it. */
export const cutsOf = ({ cut }: SyncedLine): { description: string }[] =>
  cut === null ? [] : [{ description: cut }]
