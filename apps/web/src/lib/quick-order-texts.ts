import { quickOrderTexts } from '../texts/en/quick-order.ts'
import { ownTexts } from './words/own-texts.ts'

/** A text of the quick order; they come with its pages and not with the shop. */
export const quickText = ownTexts(quickOrderTexts)

/** One or many. */
export const quickPlural = (key: 'quick.add' | 'quick.added', count: number): string =>
  quickText(count === 1 ? `${key}.one` : `${key}.other`, { count })
