import { ownTexts } from '../../lib/words/own-texts.ts'
import { listTexts } from '../../texts/en/lists.ts'

/** A text about lists; they come with the first of them and not with the shop. */
export const listText = ownTexts(listTexts)
