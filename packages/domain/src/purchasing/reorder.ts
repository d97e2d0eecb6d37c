/** The inputs for deciding how much of a product to buy; quantities in pieces. */
export interface ReorderFacts {
  onHand: number
  /** Pieces on hand that expire before they can be sold. */
  expiringBeforeSale?: number
  /** Ordered from suppliers, not here yet. */
  onOrder: number
  /** Promised to shoppers, and not yet deducted from what is on hand. */
  promised: number
  /** Sold per day. */
  perDay: number
  /** Days from order to arrival. */
  leadDays: number
  /** Safety stock for higher demand or late delivery. */
  safety: number
  /** Only whole cases of this many are bought. */
  casePack: number
  /** Minimum order in pieces; 0: none. */
  moq: number
  /** How many more days the purchase should last. */
  targetDays: number
}

export interface Reorder {
  position: number
  reorderPoint: number
  /** Pieces to buy; 0: none. */
  suggest: number
}

/** Rounds off floating-point error in a product of fractions. */
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
