import type { Say } from '../../messages/words/say.ts'

interface Card {
  cardBrand: string | null
  cardLast4: string | null
}

/** A card as a receipt names it: 'Visa ending in 4242', as far as it is known. */
export const cardInWords = ({ cardBrand, cardLast4 }: Card, say: Say): string =>
  cardLast4
    ? say('{brand} ending in {last4}', { brand: cardBrand ?? say('Card'), last4: cardLast4 })
    : say('Card')
