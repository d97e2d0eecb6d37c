import type { SavedCard } from '@mendwell/contract/money/saved-cards'
import { dayAt } from '@mendwell/domain/days/calendar'
import { isCardExpired } from '@mendwell/domain/money/saved-cards'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { findCards } from './saved-cards.repository.ts'

/** The customer's cards at the shop's current provider, oldest first. */
export async function listCards(
  deps: Pick<Deps, 'cards' | 'clock'>,
  db: Queryable,
  custId: number,
): Promise<SavedCard[]> {
  const cards = await findCards(db, { custId, provider: deps.cards.name })
  const { timeZone } = await getShopSettings(db)
  const today = dayAt(deps.clock.now(), timeZone)
  return cards.map(({ providerRef: _, ...card }) => ({
    ...card,
    isExpired: isCardExpired(card, today),
  }))
}
