/** Why a replacement is sent; RETURNED: it answers a return; EXCHANGE: by another size (decision 0059). */
export const REPLACEMENT_REASONS = [
  'LOST',
  'DAMAGED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'RECALLED',
  'RETURNED',
  'EXCHANGE',
  'OTHER',
] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

/** Those that staff choose from. */
export const CHOSEN_REASONS = [
  'LOST',
  'DAMAGED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'RECALLED',
  'OTHER',
] as const satisfies readonly ReplacementReason[]

/** The pieces of a sold item, as the view `replaceable_item` counts them. */
export interface ReplaceablePieces {
  /** In parcels that left, or in an order that was moved on without parcels. */
  handedOver: number
  /** Refunded after they left, or asked back. */
  settled: number
  /** By replacements that were not cancelled, or that had left. */
  replaced: number
}

/** Pieces of an item that a replacement may still be sent for: those that left, each once, and none that went back. */
export const toReplace = ({ handedOver, settled, replaced }: ReplaceablePieces): number =>
  Math.max(0, handedOver - settled - replaced)
