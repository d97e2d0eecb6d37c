import * as z from 'zod/mini'
import { Id, Money } from '../wire/shapes.ts'

/** A product that holds several counted pieces: '2 boxes = 200 gloves'. */
export const PackOfPieces = z.object({
  /** How it is sold: 'box of 100'. */
  unitName: z.string(),
  /** Pieces per unit. */
  pieces: z.int(),
  /** What one piece is called, in the singular. */
  pieceName: z.string(),
})
export type PackOfPieces = z.output<typeof PackOfPieces>

/** The same pieces in other packs, for less. */
export const CheaperPackOffer = z.object({
  productId: Id,
  productName: z.string(),
  /** This many of it hold the same pieces. */
  quantity: z.int(),
  /** Savings compared with the line. */
  saving: Money,
})
export type CheaperPackOffer = z.output<typeof CheaperPackOffer>
