import type { Deps } from '../../../deps/deps.ts'
import type { OtherPayee } from './apply-provider-event.ts'
import { receiveEvent } from './webhook.ts'

/** The sandbox reports the state of a charge to the shop: signed and received like any provider's event. */
export async function sendSandboxEvent(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
  { reference }: { reference: string },
  otherPayee: OtherPayee,
): Promise<void> {
  const event = await deps.cards.bank?.report(reference)
  if (event) await receiveEvent(deps, event, otherPayee)
}
