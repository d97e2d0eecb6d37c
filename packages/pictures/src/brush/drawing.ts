import type { Print, Tones } from './palette.ts'
import type { PictogramPlace } from './pictograms.ts'

/** All that a shape may use. It draws on a stage of 400 x 400; everything stands on y = 322. */
export interface Drawing {
  tones: Tones
  print: Print
  brand: string
  title: string
  size: string
  /** Pieces in one unit of sale; null where nobody has said it. */
  pieces: number | null
  /** Long side by short side, where the name gives both: 3 for 10 x 30 cm; else 1. */
  proportion: number
  /** The color that the product's name says. */
  dye: { mid: string; deep: string } | null
  /** Stable number of the product: its bits choose between variants. */
  variant: number
  /** Goes into clip path ids, so that two pictures never share one. */
  id: string
  pictogram(place: PictogramPlace): string
}

export type Shape = (drawing: Drawing) => string
