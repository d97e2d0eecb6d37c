import type { Print, Tones } from './palette.ts'
import type { PictogramPlace } from './pictograms.ts'

/** All that a shape may use. It draws on a stage of 400 x 400; everything stands on y = 322. */
export interface Drawing {
  tones: Tones
  print: Print
  brand: string
  title: string
  size: string
  /** Stable number of the product: its bits choose between variants. */
  variant: number
  /** Goes into clip path ids, so that two pictures never share one. */
  id: string
  pictogram(place: PictogramPlace): string
}

export type Shape = (drawing: Drawing) => string
