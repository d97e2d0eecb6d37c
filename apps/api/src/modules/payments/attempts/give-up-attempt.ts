import type { Deps } from '../../../deps/deps.ts'
import { askProvider } from './ask-provider.ts'
import type { AttemptRow } from './payment-attempts.repository.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Closes the bank's open step of an attempt at the provider; it may turn out to be paid just now. */
export async function giveUpAttempt(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
  attempt: AttemptRow,
): Promise<void> {
  const { idempotencyKey, providerRef: reference } = attempt
  const result = await askProvider(deps, () => deps.cards.cancel({ idempotencyKey, reference }))
  await settleAttempt(deps, attempt, result ?? { state: 'canceled', reference })
}
