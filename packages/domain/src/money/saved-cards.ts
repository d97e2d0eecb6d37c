/** The most cards one customer can save. */
export const MAX_SAVED_CARDS = 20

/** When a card expires: month 1 to 12, four-digit year. */
export interface CardExpiry {
  expMonth: number
  expYear: number
}

/** A card is good through the last day of its month. `today` is the shop's day, such as 2026-11-26. */
export const isCardExpired = ({ expMonth, expYear }: CardExpiry, today: string): boolean =>
  `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7)

interface ShownCard extends CardExpiry {
  brand: string
  last4: string
}

/** Whether two cards look the same to their owner, so only one is kept. */
export const isSameCard = (one: ShownCard, other: ShownCard): boolean =>
  one.brand === other.brand &&
  one.last4 === other.last4 &&
  one.expMonth === other.expMonth &&
  one.expYear === other.expYear

/** The card a payment starts with: the default if still good, else the most recent good one. */
export function cardToBeginWith<Card extends { isDefault: boolean; isExpired: boolean }>(
  cards: readonly Card[],
): Card | undefined {
  const good = cards.filter(({ isExpired }) => !isExpired)
  return good.find(({ isDefault }) => isDefault) ?? good.at(-1)
}
