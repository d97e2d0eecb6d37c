import { ownTexts } from '../../lib/words/own-texts.ts'
import { offerTexts } from '../../texts/en/offers.ts'

/** A text about codes; loaded with the code field, not with the shop. */
export const offerText = ownTexts(offerTexts)
