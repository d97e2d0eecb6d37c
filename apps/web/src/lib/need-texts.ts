import { needTexts } from '../texts/en/needs.ts'
import { ownTexts } from './words/own-texts.ts'

/** A text of the pages by need; loaded with these pages, not with the shop. */
export const needText = ownTexts(needTexts)
