import { ownTexts } from '../../lib/words/own-texts.ts'
import { cartLinkTexts } from '../../texts/en/cart-links.ts'

/** A text about links to a cart; they come with the first of them and not with the shop. */
export const cartLinkText = ownTexts(cartLinkTexts)
