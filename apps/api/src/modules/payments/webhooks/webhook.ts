import type { Deps } from '../../../deps/deps.ts'
import type { UnprovenEvent } from '../../../gateways/cards/card-gateway.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { applyProviderEvent, type OtherPayee } from './apply-provider-event.ts'
import { insertEvent } from './webhook-events.repository.ts'

/**
 * Receives the card provider's events. The signature is checked before anything is read; storing and applying are one
 * transaction, so that duplicates act once and after a failure the provider retries.
 * @throws ShopError 400 for an event that the provider did not just sign.
 */
export async function receiveEvent(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
  unproven: UnprovenEvent,
  otherPayee: OtherPayee,
): Promise<void> {
  const event = await deps.cards.readEvent(unproven)
  if (!event) throw new ShopError(400, 'MALFORMED', sentence('notSigned'))
  await deps.db.transaction().execute(async (tx) => {
    const stored = await insertEvent(tx, deps.cards.name, event)
    if (stored) await applyProviderEvent(deps, tx, { event, attempt: stored.attempt, otherPayee })
  })
}
