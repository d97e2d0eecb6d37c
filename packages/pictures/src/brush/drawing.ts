import type { Print, Tones } from './palette.ts'
import type { PictogramPlace } from './pictograms.ts'

/** Two tones of one color. */
export interface Dye {
  mid: string
  deep: string
}

/** Everything a shape can use. It draws on a stage of 400 x 400; everything stands on y = 322. */
export interface Drawing {
  tones: Tones
  print: Print
  brand: string
  title: string
  /** The same with more of the name, for a pack with room for it. */
  longTitle: string
  size: string
  /** Pieces per unit of sale; null if unknown. */
  pieces: number | null
  /** Ratio of the long side to the short one, if the name gives both: 3 for 10 x 30 cm; else 1. */
  proportion: number
  /** Width of a roll in centimeters, if the name gives it and the length; else null. */
  rollWidth: number | null
  /** The color in the product's name. */
  dye: Dye | null
  /** The color of the line in its name: "yellow line". */
  line: Dye | null
  /** The side of the body in its name, if the object shows one. */
  side: 'left' | 'right' | null
  /** The name says left or right, so that the object is never turned around. */
  namesASide: boolean
  /** Stable number of the product: its bits choose variants. */
  variant: number
  /** Included in clip path ids, so that no two pictures share one. */
  id: string
  pictogram(place: PictogramPlace): string
}

export type Shape = (drawing: Drawing) => string
