import { pageTexts } from '../../texts/en/pages.ts'
import { fill, translation } from './texts.ts'

export type PageTextKey = keyof typeof pageTexts

/** A text of the text pages. They are long, so they are loaded with these pages, not with the shop. */
export const pageText = (key: PageTextKey, values?: Record<string, string | number>): string =>
  fill(translation(key) ?? pageTexts[key], values)
