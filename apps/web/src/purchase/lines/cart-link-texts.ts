import { ownTexts } from '../../lib/words/own-texts.ts'
import { cartLinkTexts } from '../../texts/en/cart-links.ts'

/** A text about cart links; loaded with the first of them, not with the shop. */
export const cartLinkText = ownTexts(cartLinkTexts)
