/** At most so many pictures are rastered at once, however many are asked for. */
const SLOTS = 2

type Job = () => Promise<void>

interface RenderQueue {
  /** Runs as soon as a slot is free, before all that waits in the background. */
  now<T>(work: () => Promise<T>): Promise<T>
  /** Runs when nobody waits, one at a time; false: there is too much of it, so it is dropped. */
  later(work: () => Promise<void>): boolean
  /** Drops what has not begun and waits for what has. */
  close(): Promise<void>
}

const MAX_WAITING_LATER = 500
/** A page asks for its pictures one after the other: the background waits until it has them all. */
const QUIET_MS = 300

export function makeRenderQueue(): RenderQueue {
  const urgent: Job[] = []
  const background: Job[] = []
  const running = new Set<Promise<void>>()
  let backgroundRuns = false
  let closed = false
  let quiet: NodeJS.Timeout | undefined

  function take(): Job | undefined {
    const next = urgent.shift()
    if (next || quiet || backgroundRuns || closed) return next
    const slow = background.shift()
    if (!slow) return undefined
    backgroundRuns = true
    return async () => {
      try {
        await slow()
      } finally {
        backgroundRuns = false
      }
    }
  }

  function waitForQuiet() {
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      quiet = undefined
      start()
    }, QUIET_MS)
    quiet.unref()
  }

  function start() {
    while (running.size < SLOTS) {
      const job = take()
      if (!job) return
      const run: Promise<void> = job().finally(() => {
        running.delete(run)
        start()
      })
      running.add(run)
    }
  }

  return {
    now: (work) =>
      new Promise((resolve, reject) => {
        urgent.push(() => work().then(resolve, reject))
        waitForQuiet()
        start()
      }),
    later(work) {
      if (closed || background.length >= MAX_WAITING_LATER) return false
      background.push(work)
      if (!quiet) waitForQuiet()
      return true
    },
    async close() {
      closed = true
      clearTimeout(quiet)
      background.length = 0
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
