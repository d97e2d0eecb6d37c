import { ownTexts } from '../../lib/words/own-texts.ts'
import { surchargeTexts } from '../../texts/en/surcharges.ts'

/** A text of what weight, size and freight add to shipping; they come with the screens that say one. */
export const surchargeText = ownTexts(surchargeTexts)
