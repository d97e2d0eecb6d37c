import type { Deps } from '../../../deps/deps.ts'
import { NO_CARD, type ProviderCharge } from '../../../gateways/cards/card-gateway.ts'
import { withinDeadline } from '../../../gateways/cards/within-deadline.ts'

/** A request still on its way to the provider arrives within this time; after it, "never heard of it" is final. */
const LOST_AFTER_SECONDS = 120

/** The outcome of the charge or refund is unknown: never the same as failed. */
export interface Unknown {
  state: 'unknown'
}

/**
 * Asks the provider, never longer than the deadline. Any failure on the way leaves the charge or refund unknown. Do not
 * call it in a transaction, which would hold its locks meanwhile.
 */
export async function askProvider<Answer extends { state: string } | undefined>(
  { logger }: Pick<Deps, 'logger'>,
  question: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  try {
    return await withinDeadline(question)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    logger.warn({ detail }, 'no answer from the card provider')
    return { state: 'unknown' }
  }
}

type AskDeps = Pick<Deps, 'cards' | 'logger'>

/** A payment attempt as the provider knows it. */
interface SentAttempt {
  idempotencyKey: string
  providerRef: string | null
}

/**
 * The state of an open attempt's charge at the provider. Undefined while the request may still be on its way; one that
 * never arrived is closed, so that it can no longer charge, and has failed.
 */
export async function findCharge(
  deps: AskDeps,
  { idempotencyKey, providerRef: reference, ageSeconds }: SentAttempt & { ageSeconds: number },
): Promise<ProviderCharge | Unknown | undefined> {
  const known = { idempotencyKey, reference }
  const found = await askProvider(deps, () => deps.cards.find(known))
  if (found || ageSeconds < LOST_AFTER_SECONDS) return found
  // A request that arrives this late must not charge any more.
  const ended = await askProvider(deps, () => deps.cards.cancel(known))
  const hasEnded = ended === undefined || ended.state === 'canceled'
  return hasEnded ? { state: 'failed', reference, message: null, card: NO_CARD } : ended
}

/** Cancels the bank's open step of an attempt at the provider; the attempt may turn out to have just been paid. */
export async function cancelCharge(
  deps: AskDeps,
  { idempotencyKey, providerRef: reference }: SentAttempt,
): Promise<ProviderCharge | Unknown> {
  const ended = await askProvider(deps, () => deps.cards.cancel({ idempotencyKey, reference }))
  return ended ?? { state: 'canceled', reference }
}
