import type { Deps } from '../../deps/deps.ts'
import { deleteRemoval, takeDueRemovals } from './card-removals.repository.ts'

/** Sent to the provider in one run; the next run takes the rest. */
const BATCH = 50

/** Asks the provider to delete the cards and customers that the shop has deleted; failures are retried later. */
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
