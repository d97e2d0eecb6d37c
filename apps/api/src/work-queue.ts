import { messages } from '@mendwell/contract/messages'
import { ShopError } from './errors.ts'

/**
 * Lets so many jobs run at once and so many wait, in their order.
 * @throws ShopError 503 from the returned function when the queue is full.
 */
export function makeQueue(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw tooBusy()
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const tooBusy = () => new ShopError(503, 'UNAVAILABLE', messages.tooBusy, { retryAfterSeconds: 2 })
