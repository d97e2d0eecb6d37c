import type { Deps } from '../deps/deps.ts'
import { ShopError } from '../ground/errors.ts'
import { LIMITS } from './attempt-limits.ts'
import { reserveAttempt } from './reserve-attempt.ts'

/**
 * Counts a declined card against the network address it came from. Only afterward, since the bank was already asked:
 * the shopper gets its answer even if nothing can be counted.
 */
export async function countDeclinedCard(
  deps: Pick<Deps, 'db' | 'config' | 'logger'>,
  address: string,
): Promise<void> {
  try {
    await reserveAttempt(deps, LIMITS.declinedAddress, address)
  } catch (error) {
    // The limit is reached: the next card is refused before it is tried.
    if (error instanceof ShopError) return
    deps.logger.warn({ err: error }, 'a declined card was not counted')
  }
}
