import { fill, translation } from '../../../lib/words/texts.ts'
import { sizingTexts } from '../../../texts/en/sizing.ts'

export type SizingTextKey = keyof typeof sizingTexts

/** A text of the size finder; they come with its dialog and not with the page. */
export const sizingText = (key: SizingTextKey, values?: Record<string, string | number>): string =>
  fill(translation(key) ?? sizingTexts[key], values)
