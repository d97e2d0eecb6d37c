import { ownTexts } from '../../lib/words/own-texts.ts'
import { listTexts } from '../../texts/en/lists.ts'

/** A text about lists; loaded with the first of them, not with the shop. */
export const listText = ownTexts(listTexts)
