import { quickOrderTexts } from '../texts/en/quick-order.ts'
import { fill, translation } from './words/texts.ts'

type QuickOrderTextKey = keyof typeof quickOrderTexts

/** A text of the quick order; they come with its pages and not with the shop. */
export const quickText = (
  key: QuickOrderTextKey,
  values?: Record<string, string | number>,
): string => fill(translation(key) ?? quickOrderTexts[key], values)

/** One or many. */
export const quickPlural = (key: 'quick.add' | 'quick.added', count: number): string =>
  quickText(count === 1 ? `${key}.one` : `${key}.other`, { count })
