import { ownTexts } from '../../lib/words/own-texts.ts'
import { giftSaleTexts } from '../../texts/en/gift-sales.ts'

/** A text about buying gift cards; loaded with those pages, not with the shop. */
export const giftSaleText = ownTexts(giftSaleTexts)
