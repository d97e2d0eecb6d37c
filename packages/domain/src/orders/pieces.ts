/** The pieces of an order item: how many were ordered, left in parcels, and stay here as their money went back. */
export interface ItemPieces {
  quantity: number
  sent: number
  unshippedRefunds: number
}

/** Pieces of an item that wait for a parcel. */
export const toSend = ({ quantity, sent, unshippedRefunds }: ItemPieces): number =>
  quantity - sent - unshippedRefunds

/** Pieces of an item whose money can still go back: of no return and no refund so far. */
export const toGiveBack = (item: { quantity: number; givenBack: number }): number =>
  Math.max(0, item.quantity - item.givenBack)

/** Whether all of an order has left that was to leave: what comes back of it is a return. */
export const hasLeft = (items: readonly ItemPieces[]): boolean =>
  items.some(({ sent }) => sent > 0) && items.every((item) => toSend(item) <= 0)

/** An item with what lies free on the shelf of its product; null: not counted, so none is known to be there. */
export interface StockedItem extends ItemPieces {
  productId: number
  backordered: number
  stock: number | null
}

/**
 * For each item, how many of the pieces that wait for a parcel are here: those promised from stock, then what lies
 * free, which goes to the first items that need it. The others are on backorder and follow.
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
