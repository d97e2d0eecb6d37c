import PQueue from 'p-queue'
import { ShopError, sentence } from '../../../ground/errors.ts'

/** Each derivation takes 19 MB and a core: more at once would starve everything else (Reliability §2.3). */
const AT_ONCE = 4
const MAX_WAITING = 50

const queue = new PQueue({ concurrency: AT_ONCE })

/**
 * The one queue of this process for all password hashing.
 * @throws ShopError 503 when too many wait.
 */
export async function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MAX_WAITING) throw tooBusy()
  return queue.add(work)
}

const tooBusy = () =>
  new ShopError(503, 'UNAVAILABLE', sentence('tooBusy'), { retryAfterSeconds: 2 })
