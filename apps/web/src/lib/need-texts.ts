import { needTexts } from '../texts/en/needs.ts'
import { ownTexts } from './words/own-texts.ts'

/** A text of the pages by need; they come with these pages and not with the shop. */
export const needText = ownTexts(needTexts)
