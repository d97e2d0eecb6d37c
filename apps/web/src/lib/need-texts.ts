import { needTexts } from '../texts/en/needs.ts'
import { fill, translation } from './words/texts.ts'

type NeedTextKey = keyof typeof needTexts

/** A text of the pages by need; they come with these pages and not with the shop. */
export const needText = (key: NeedTextKey, values?: Record<string, string | number>): string =>
  fill(translation(key) ?? needTexts[key], values)
