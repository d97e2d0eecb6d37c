import { ownTexts } from '../../lib/words/own-texts.ts'
import { priceTexts } from '../../texts/en/prices.ts'

/** A text of a price beyond the price itself; they come where there is something to say. */
export const priceText = ownTexts(priceTexts)
