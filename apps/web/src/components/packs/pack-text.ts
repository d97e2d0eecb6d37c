import { ownTexts } from '../../lib/words/own-texts.ts'
import { packTexts } from '../../texts/en/packs.ts'

/** A text about packs; they come with the first of them and not with the shop. */
export const packText = ownTexts(packTexts)
