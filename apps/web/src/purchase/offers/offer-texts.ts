import { fill, translation } from '../../lib/words/texts.ts'
import { offerTexts } from '../../texts/en/offers.ts'

type OfferTextKey = keyof typeof offerTexts

/** A text about codes; they come with the field for a code and not with the shop. */
export const offerText = (key: OfferTextKey, values?: Record<string, string | number>): string =>
  fill(translation(key) ?? offerTexts[key], values)
