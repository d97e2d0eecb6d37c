import { quickOrderTexts } from '../texts/en/quick-order.ts'
import { ownTexts } from './words/own-texts.ts'

/** A text of the quick order; loaded with its pages, not with the shop. */
export const quickText = ownTexts(quickOrderTexts)

/** Singular or plural. */
export const quickPlural = (key: 'quick.add' | 'quick.added', count: number): string =>
  quickText(count === 1 ? `${key}.one` : `${key}.other`, { count })
