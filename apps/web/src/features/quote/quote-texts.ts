import { ownTexts } from '../../lib/words/own-texts.ts'
import { quoteTexts } from '../../texts/en/quote.ts'

/** A text of the page that asks for a quote; they come with it. */
export const quoteText = ownTexts(quoteTexts)
