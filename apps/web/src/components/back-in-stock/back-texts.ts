import { ownTexts } from '../../lib/words/own-texts.ts'
import { backInStockTexts } from '../../texts/en/back-in-stock.ts'

/** A text about the mail when a product is back; they come where it can be asked for. */
export const backText = ownTexts(backInStockTexts)
