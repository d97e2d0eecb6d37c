import { ownTexts } from '../../lib/words/own-texts.ts'
import { packTexts } from '../../texts/en/packs.ts'

/** A text about packs; loaded with the first of them, not with the shop. */
export const packText = ownTexts(packTexts)
