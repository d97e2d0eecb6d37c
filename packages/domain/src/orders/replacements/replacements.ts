/** Why a replacement is sent; RETURNED: for a return; EXCHANGE: another size (decision 0059). */
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

/** Those that staff can choose. */
export const CHOSEN_REASONS = [
  'LOST',
  'DAMAGED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'RECALLED',
  'OTHER',
] as const satisfies readonly ReplacementReason[]

/** The pieces of a sold item, as counted by the view `replaceable_item`. */
export interface ReplaceablePieces {
  /** Shipped in parcels, or in an order moved on without parcels. */
  handedOver: number
  /** Refunded after shipping, or requested back. */
  settled: number
  /** Covered by replacements that were not cancelled, or had shipped. */
  replaced: number
}

/** Pieces of an item that can still be replaced: those that shipped, each once, minus those that went back. */
export const toReplace = ({ handedOver, settled, replaced }: ReplaceablePieces): number =>
  Math.max(0, handedOver - settled - replaced)
