import PQueue from 'p-queue'

/** At most this many pictures are rasterized at once, however many are asked for. */
const AT_ONCE = 2
const MAX_WAITING_LATER = 500

/** Pictures that somebody waits for come first; one slot is never taken by the others. */
export function makeRenderQueue() {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const background = new PQueue({ concurrency: AT_ONCE - 1 })
  let isClosed = false

  return {
    /** Runs as soon as a slot is free, before all that waits in the background. */
    now: <T>(work: () => Promise<T>): Promise<T> => queue.add(work, { priority: 1 }),
    /** Runs when nobody waits, one at a time; false: there is too much of it, so it is dropped. */
    later(work: () => Promise<void>): boolean {
      if (isClosed || background.size >= MAX_WAITING_LATER) return false
      void background.add(() => queue.add(work, { priority: 0 }))
      return true
    },
    /** Drops what has not begun in the background and waits for the rest. */
    async close(): Promise<void> {
      isClosed = true
      background.clear()
      await Promise.all([queue.onIdle(), background.onIdle()])
    },
  }
}
