/**
 * Status of a purchase order (rules of receiving stock, 10): drafted, sent to the supplier, partly or fully received,
 * closed short, or cancelled before anything came.
 */
export const PURCHASE_STATES = [
  'DRAFT',
  'SENT',
  'PARTLY_RECEIVED',
  'RECEIVED',
  'CLOSED_SHORT',
  'CANCELLED',
] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** The states in which goods are expected. */
export const OPEN_PURCHASE_STATES = ['SENT', 'PARTLY_RECEIVED'] as const

/** Whether goods of the order can still come. */
export const isOpenPurchase = (state: PurchaseState): boolean =>
  OPEN_PURCHASE_STATES.some((open) => open === state)

/** The transitions staff can make by hand; receipts make the others. A partly received order cannot be cancelled. */
export function purchaseMoves(state: PurchaseState): PurchaseState[] {
  if (state === 'DRAFT') return ['SENT', 'CANCELLED']
  if (state === 'SENT') return ['CANCELLED']
  return state === 'PARTLY_RECEIVED' ? ['CLOSED_SHORT'] : []
}

/** Pieces of one product in an order. */
export interface ReceivedLine {
  /** Pieces ordered. */
  quantity: number
  /** Pieces received, over all receipts. */
  received: number
}

/** The status of an open order once these pieces have come. */
export function stateAfterReceipt(lines: readonly ReceivedLine[]): PurchaseState {
  if (lines.every(({ quantity, received }) => received >= quantity)) return 'RECEIVED'
  return lines.some(({ received }) => received > 0) ? 'PARTLY_RECEIVED' : 'SENT'
}

/**
 * How many more pieces of a line may come: the tolerance, in whole percent, applies to all its receipts, rounded down
 * to whole pieces.
 */
export const mostToReceive = (
  { quantity, received }: ReceivedLine,
  tolerancePercent: number,
): number => quantity + Math.floor((quantity * tolerancePercent) / 100) - received
