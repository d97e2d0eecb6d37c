/** The pieces of an order item: ordered, shipped in parcels, and refunded before shipping. */
export interface ItemPieces {
  quantity: number
  sent: number
  unshippedRefunds: number
}

/** Pieces of an item waiting to ship. */
export const toSend = ({ quantity, sent, unshippedRefunds }: ItemPieces): number =>
  quantity - sent - unshippedRefunds

/** Pieces of an item that can still be refunded: in no return and no refund so far. */
export const toGiveBack = (item: { quantity: number; givenBack: number }): number =>
  Math.max(0, item.quantity - item.givenBack)

/** Whether everything in an order that had to ship has shipped: from then on, what comes back is a return. */
export const hasLeft = (items: readonly ItemPieces[]): boolean =>
  items.some(({ sent }) => sent > 0) && items.every((item) => toSend(item) <= 0)

/** An item with the available stock of its product; null: not counted, so none is known to be there. */
export interface StockedItem extends ItemPieces {
  productId: number
  backordered: number
  stock: number | null
}

/**
 * For each item, how many of the pieces waiting to ship are in stock: those promised from stock, then available stock,
 * which goes to the first items that need it. The others are on backorder and follow.
 */
export function onHand(items: readonly StockedItem[]): number[] {
  const free = new Map(items.map(({ productId, stock }) => [productId, Math.max(0, stock ?? 0)]))
  return items.map((item) => {
    const wanted = Math.max(0, toSend(item))
    const promised = Math.min(wanted, Math.max(0, item.quantity - item.backordered - item.sent))
    const available = free.get(item.productId) ?? 0
    const found = Math.min(wanted - promised, available)
    free.set(item.productId, available - found)
    return promised + found
  })
}
