import { ownTexts } from '../../lib/words/own-texts.ts'
import { priceTexts } from '../../texts/en/prices.ts'

/** A text about a price beyond the amount itself; loaded where needed. */
export const priceText = ownTexts(priceTexts)
