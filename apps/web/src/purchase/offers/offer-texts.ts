import { ownTexts } from '../../lib/words/own-texts.ts'
import { offerTexts } from '../../texts/en/offers.ts'

/** A text about codes; they come with the field for a code and not with the shop. */
export const offerText = ownTexts(offerTexts)
