import { ownTexts } from '../../lib/words/own-texts.ts'
import { backInStockTexts } from '../../texts/en/back-in-stock.ts'

/** A text about the back-in-stock mail; loaded where it can be requested. */
export const backText = ownTexts(backInStockTexts)
