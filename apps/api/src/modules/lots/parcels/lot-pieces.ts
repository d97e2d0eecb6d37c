import type { LotPieces } from '@mendwell/contract/lots/lots'
import type { ShelfLot } from '../shelf/shelf.repository.ts'

/** The lots for an item and how many pieces of each. */
export type ProposedLots = readonly { lot: ShelfLot; quantity: number }[]

/** In the shape of the contract; empty for a product that is not tracked by lot. */
export const toLotPieces = (chosen: ProposedLots = []): LotPieces[] =>
  chosen.map(({ lot: { lotId, lotCode, serial, expiresOn }, quantity }) => ({
    lotId,
    lotCode,
    serial,
    expiresOn,
    quantity,
  }))

export const piecesOf = (chosen: ProposedLots): number =>
  chosen.reduce((sum, { quantity }) => sum + quantity, 0)

/** Each lot once, with the pieces of all its entries. */
export function mergeLots<Pieces extends { lotId: number; quantity: number }>(
  lots: readonly Pieces[],
): Pieces[] {
  const byId = new Map<number, Pieces>()
  for (const lot of lots) {
    const quantity = (byId.get(lot.lotId)?.quantity ?? 0) + lot.quantity
    byId.set(lot.lotId, { ...lot, quantity })
  }
  return [...byId.values()]
}

/** Lots in print, worded as on the label: '3 of lot A1, use by 2027-03-31'. */
export const lotsInWords = (lots: readonly LotPieces[]): string[] =>
  lots.map(({ lotCode, serial, expiresOn, quantity }) =>
    [
      `${quantity} of${lotCode ? ` lot ${lotCode}` : ''}${serial ? ` serial ${serial}` : ''}`,
      ...(expiresOn ? [`use by ${expiresOn}`] : []),
    ].join(', '),
  )
