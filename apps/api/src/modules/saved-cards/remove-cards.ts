import type { Deps } from '../../deps/deps.ts'
import { deleteRemoval, takeDueRemovals } from './card-removals.repository.ts'

/** Told to the provider in one run; the next run takes the rest. */
const BATCH = 50

/** Tells the provider to forget the cards and customers that the shop has forgotten; what fails is told again later. */
export async function removeCards({
  db,
  cards,
  logger,
}: Pick<Deps, 'db' | 'cards' | 'logger'>): Promise<void> {
  const due = await takeDueRemovals(db, { provider: cards.name, limit: BATCH })
  for (const { cardRemovalId, kind, providerRef } of due) {
    try {
      await (kind === 'CARD' ? cards.removeCard(providerRef) : cards.removeCustomer(providerRef))
      await deleteRemoval(db, cardRemovalId)
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      logger.warn({ cardRemovalId, detail }, 'a saved card is not removed yet')
    }
  }
}
