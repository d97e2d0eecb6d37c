import type { SavedCardAnswer } from '../../../api/orders/saved-cards.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { savedCardTexts } from '../../../texts/en/saved-cards.ts'

/** A text about saved cards; loaded with what shows them, not with the shop. */
export const savedCardText = ownTexts(savedCardTexts)

/** 'Visa ending in 4242' */
export const cardName = ({ brand, last4 }: SavedCardAnswer): string =>
  savedCardText('savedCard.name', { brand, last4 })

/** 'Expires 08/2029', or that it has expired. */
export function cardEnd({ expMonth, expYear, isExpired }: SavedCardAnswer): string {
  const date = `${String(expMonth).padStart(2, '0')}/${expYear}`
  return savedCardText(isExpired ? 'savedCard.expired' : 'savedCard.expires', { date })
}
