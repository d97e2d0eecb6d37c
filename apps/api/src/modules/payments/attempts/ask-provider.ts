import type { Deps } from '../../../deps/deps.ts'
import { NO_CARD, NoAnswer, type ProviderCharge } from '../../../gateways/cards/card-gateway.ts'

/** Reliability §2.7: after this long the answer counts as lost. */
const DEADLINE_MS = 15_000
/** A question still on its way to the provider arrives within this; later, "never heard of it" is final. */
const LOST_AFTER_SECONDS = 120

/** Nobody knows how the charge or refund stands: never the same as failed. */
export interface Unknown {
  state: 'unknown'
}

/**
 * Asks the provider, never longer than the deadline. Whatever goes wrong on the way leaves the
 * charge or refund unknown. Not to be called in a transaction: its locks would be held all the while.
 */
export async function askProvider<Answer extends { state: string } | undefined>(
  { logger }: Pick<Deps, 'logger'>,
  question: () => Promise<Answer>,
): Promise<Answer | Unknown> {
  let deadline: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new NoAnswer('The provider took too long'))
    deadline = setTimeout(giveUp, DEADLINE_MS)
  })
  try {
    return await Promise.race([question(), late])
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    logger.warn({ detail }, 'no answer from the card provider')
    return { state: 'unknown' }
  } finally {
    clearTimeout(deadline)
  }
}

type AskDeps = Pick<Deps, 'cards' | 'logger'>

/** An attempt to pay as the provider knows it. */
interface Asked {
  idempotencyKey: string
  providerRef: string | null
}

/**
 * How the charge of an open attempt stands with the provider. Undefined while it may still be on its way there; one that
 * never arrived is ended, so that it cannot charge any more, and has failed.
 */
export async function findCharge(
  deps: AskDeps,
  { idempotencyKey, providerRef: reference, ageSeconds }: Asked & { ageSeconds: number },
): Promise<ProviderCharge | Unknown | undefined> {
  const known = { idempotencyKey, reference }
  const found = await askProvider(deps, () => deps.cards.find(known))
  if (found || ageSeconds < LOST_AFTER_SECONDS) return found
  // A question that is late beyond all measure must not charge any more.
  const ended = await askProvider(deps, () => deps.cards.cancel(known))
  const hasEnded = ended === undefined || ended.state === 'canceled'
  return hasEnded ? { state: 'failed', reference, message: null, card: NO_CARD } : ended
}

/** Ends the bank's open step of an attempt at the provider; it may turn out to be paid just now. */
export async function cancelCharge(
  deps: AskDeps,
  { idempotencyKey, providerRef: reference }: Asked,
): Promise<ProviderCharge | Unknown> {
  const ended = await askProvider(deps, () => deps.cards.cancel({ idempotencyKey, reference }))
  return ended ?? { state: 'canceled', reference }
}
