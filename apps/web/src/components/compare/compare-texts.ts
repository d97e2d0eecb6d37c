import { ownTexts } from '../../lib/words/own-texts.ts'
import { compareTexts } from '../../texts/en/compare.ts'

/** A text of the comparison; loaded with its page and its tray. */
export const compareText = ownTexts(compareTexts)
