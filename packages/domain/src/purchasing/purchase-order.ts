/**
 * How a purchase order stands (rules of receiving stock, 10): written, with the supplier, partly or wholly here, closed
 * although something never came, or called off before anything did.
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

/** Whether goods of the order may still come. */
export const isOpenPurchase = (state: PurchaseState): boolean =>
  OPEN_PURCHASE_STATES.some((open) => open === state)

/** Where staff may take an order by hand; receipts do the rest. An order of which something came is not called off. */
export function purchaseMoves(state: PurchaseState): PurchaseState[] {
  if (state === 'DRAFT') return ['SENT', 'CANCELLED']
  if (state === 'SENT') return ['CANCELLED']
  return state === 'PARTLY_RECEIVED' ? ['CLOSED_SHORT'] : []
}

/** Pieces of one product in an order. */
export interface ReceivedLine {
  /** Pieces ordered. */
  quantity: number
  /** Pieces that came, over all receipts. */
  received: number
}

/** How an open order stands once these pieces have come. */
export function stateAfterReceipt(lines: readonly ReceivedLine[]): PurchaseState {
  if (lines.every(({ quantity, received }) => received >= quantity)) return 'RECEIVED'
  return lines.some(({ received }) => received > 0) ? 'PARTLY_RECEIVED' : 'SENT'
}

/**
 * How many more pieces of a line may come: the tolerance, in whole percent, counts over all its receipts, rounded down to
 * whole pieces.
 */
export const mostToReceive = (
  { quantity, received }: ReceivedLine,
  tolerancePercent: number,
): number => quantity + Math.floor((quantity * tolerancePercent) / 100) - received
