import { ownTexts } from '../../lib/words/own-texts.ts'
import { recallTexts } from '../../texts/en/recalls.ts'

/** A text about recalls; they come with the pages that tell of them. */
export const recallText = ownTexts(recallTexts)
