import { ownTexts } from '../../lib/words/own-texts.ts'
import { quoteTexts } from '../../texts/en/quote.ts'

/** A text of the quote request page; loaded with it. */
export const quoteText = ownTexts(quoteTexts)
