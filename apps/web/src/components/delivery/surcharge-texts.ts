import { ownTexts } from '../../lib/words/own-texts.ts'
import { surchargeTexts } from '../../texts/en/surcharges.ts'

/** A text about surcharges for weight, size and freight; loaded with the screens that show one. */
export const surchargeText = ownTexts(surchargeTexts)
