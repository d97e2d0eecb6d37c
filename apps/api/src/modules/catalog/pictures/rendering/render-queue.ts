import PQueue from 'p-queue'

/** At most this many pictures are rasterized at once, whatever the number of requests. */
const AT_ONCE = 2
const MAX_WAITING_LATER = 500

/** Pictures for waiting requests come first; one slot is reserved for them. */
export function makeRenderQueue() {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const background = new PQueue({ concurrency: AT_ONCE - 1 })
  let isClosed = false

  return {
    /** Runs as soon as a slot is free, before all background work. */
    now: <T>(work: () => Promise<T>): Promise<T> => queue.add(work, { priority: 1 }),
    /** Runs when nothing else waits, one at a time; false if it is dropped because too many are queued. */
    later(work: () => Promise<void>): boolean {
      if (isClosed || background.size >= MAX_WAITING_LATER) return false
      void background.add(() => queue.add(work, { priority: 0 }))
      return true
    },
    /** Drops background work that has not started and waits for the rest. */
    async close(): Promise<void> {
      isClosed = true
      background.clear()
      await Promise.all([queue.onIdle(), background.onIdle()])
    },
  }
}
