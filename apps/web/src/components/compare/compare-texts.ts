import { ownTexts } from '../../lib/words/own-texts.ts'
import { compareTexts } from '../../texts/en/compare.ts'

/** A text of the comparison; they come with its page and its tray. */
export const compareText = ownTexts(compareTexts)
