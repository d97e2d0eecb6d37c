/** So many cards one customer may keep. */
export const MAX_SAVED_CARDS = 20

/** When a card ends: month 1 to 12, the year in full. */
export interface CardExpiry {
  expMonth: number
  expYear: number
}

/** A card is good to the last day of its month. `today` is the shop's day, such as 2026-11-26. */
export const isCardExpired = ({ expMonth, expYear }: CardExpiry, today: string): boolean =>
  `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7)

interface ShownCard extends CardExpiry {
  brand: string
  last4: string
}

/** Whether two cards look the same to whoever has them, so that one is kept. */
export const isSameCard = (one: ShownCard, other: ShownCard): boolean =>
  one.brand === other.brand &&
  one.last4 === other.last4 &&
  one.expMonth === other.expMonth &&
  one.expYear === other.expYear

/** The card that a payment begins with: the default where it is still good, else the latest good one. */
export function cardToBeginWith<Card extends { isDefault: boolean; isExpired: boolean }>(
  cards: readonly Card[],
): Card | undefined {
  const good = cards.filter(({ isExpired }) => !isExpired)
  return good.find(({ isDefault }) => isDefault) ?? good.at(-1)
}
