import type { Deps } from '../../../deps/deps.ts'
import type { UnprovenEvent } from '../../../gateways/cards/card-gateway.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { applyProviderEvent, type OtherPayee } from './apply-provider-event.ts'
import { insertEvent } from './webhook-events.repository.ts'

/**
 * Takes what the card provider tells by itself. The signature is checked before anything is read;
 * keeping and applying are one transaction, so that copies act once and a failure leaves the event
 * to the provider's next try.
 * @throws ShopError 400 for an event that the provider did not sign just now.
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
