import type { Deps } from '../../../deps/deps.ts'
import { NoAnswer } from '../../../gateways/cards/card-gateway.ts'

/** Reliability §2.7: after this long the answer counts as lost. */
const DEADLINE_MS = 15_000

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
