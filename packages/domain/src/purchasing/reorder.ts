/** What is known of a product when one asks how many to buy; numbers of pieces. */
export interface ReorderFacts {
  onHand: number
  /** Of those on hand, the ones that expire before they can be sold. */
  expiringBeforeSale?: number
  /** Ordered from suppliers and not here yet. */
  onOrder: number
  /** Promised to shoppers, and not taken from what is on hand yet. */
  promised: number
  /** Sold per day. */
  perDay: number
  /** Days from the order until the goods are here. */
  leadDays: number
  /** Kept in case more is sold or the goods come late. */
  safety: number
  /** Only whole cases of so many are bought. */
  casePack: number
  /** The fewest pieces of one order; 0: as few as one likes. */
  moq: number
  /** For so many days more the purchase shall last. */
  targetDays: number
}

export interface Reorder {
  position: number
  reorderPoint: number
  /** Pieces to buy; 0: none. */
  suggest: number
}

/** What is a whole number but for the last bit of a product of fractions is that number. */
const ceil = (pieces: number) => Math.ceil(pieces - 1e-9)

/** How many pieces to buy (rules of receiving stock, 10, Reorder). */
export function reorderOf(facts: ReorderFacts): Reorder {
  const { onHand, expiringBeforeSale = 0, onOrder, promised, perDay, leadDays, safety } = facts
  const position = onHand - expiringBeforeSale + onOrder - promised
  const reorderPoint = ceil(perDay * leadDays) + safety
  const missing = reorderPoint + ceil(perDay * facts.targetDays) - position
  if (position > reorderPoint || missing <= 0) return { position, reorderPoint, suggest: 0 }
  const casePack = Math.max(1, facts.casePack)
  const suggest = Math.ceil(Math.max(missing, facts.moq) / casePack) * casePack
  return { position, reorderPoint, suggest }
}
