import type { ChargeAnswer } from '@mendwell/contract/money/payments'
import type { Deps } from '../../../deps/deps.ts'
import { NO_CARD } from '../../../gateways/cards/card-gateway.ts'
import { askProvider } from '../../payments/attempts/ask-provider.ts'
import { answerOf } from '../../payments/attempts/charge-answer.ts'
import { isOpenAttempt, type SaleAttemptRow } from './sale-attempts.repository.ts'
import { settleSaleAttempt } from './settle-sale-attempt.ts'

type AskDeps = Pick<Deps, 'db' | 'cards' | 'logger'>

/** A question still on its way to the provider arrives within this; later, "never heard of it" is final. */
const LOST_AFTER_SECONDS = 120

/** How an attempt stands; the provider is asked while it is open. */
export async function askAboutSale(
  deps: AskDeps,
  attempt: SaleAttemptRow & { ageSeconds?: number },
): Promise<ChargeAnswer> {
  if (!isOpenAttempt(attempt)) return answerOf(attempt, { provider: deps.cards.title })
  const { idempotencyKey, providerRef: reference, ageSeconds = 0 } = attempt
  const known = { idempotencyKey, reference }
  const found = await askProvider(deps, () => deps.cards.find(known))
  if (found) return settleSaleAttempt(deps, attempt, found)
  if (ageSeconds < LOST_AFTER_SECONDS) return answerOf(attempt, { provider: deps.cards.title })
  // A question that is late beyond all measure must not charge any more.
  const ended = await askProvider(deps, () => deps.cards.cancel(known))
  const hasEnded = ended === undefined || ended.state === 'canceled'
  const notMade = { state: 'failed', reference, message: null, card: NO_CARD } as const
  return settleSaleAttempt(deps, attempt, hasEnded ? notMade : ended)
}

/** Closes the bank's open step of an attempt at the provider; it may turn out to be paid just now. */
export async function giveUpSaleAttempt(deps: AskDeps, attempt: SaleAttemptRow): Promise<void> {
  const { idempotencyKey, providerRef: reference } = attempt
  const result = await askProvider(deps, () => deps.cards.cancel({ idempotencyKey, reference }))
  await settleSaleAttempt(deps, attempt, result ?? { state: 'canceled', reference })
}
