import { ownTexts } from '../../lib/words/own-texts.ts'
import { sizingTexts } from '../../texts/en/sizing.ts'

export type SizingTextKey = keyof typeof sizingTexts

/** A text of the size finder; loaded with its dialog, not with the page. */
export const sizingText = ownTexts(sizingTexts)
