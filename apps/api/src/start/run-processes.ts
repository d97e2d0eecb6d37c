import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A process that exits by itself is replaced after this pause, so that one that cannot start does not spin. */
const REPLACE_AFTER_MS = 500

// Every process accepts connections itself. By default the first one passes them on in turn, and one passed to a
// process just killed is never answered, nor closed.
cluster.schedulingPolicy = cluster.SCHED_NONE

/**
 * Runs several processes that share only the port and the database; one that dies is replaced. Resolves when all of
 * them respond.
 */
export async function runProcesses(count: number, env: Record<string, string>) {
  const stopping = new AbortController()
  const running = new Set<Worker>()

  function start(): Promise<unknown> {
    const process = cluster.fork(env)
    running.add(process)
    process.once('exit', () => {
      running.delete(process)
      if (!stopping.signal.aborted) void replace()
    })
    return Promise.race([once(process, 'listening'), once(process, 'exit')])
  }

  async function replace() {
    try {
      await wait(REPLACE_AFTER_MS, undefined, { signal: stopping.signal })
      await start()
    } catch (error) {
      if (!stopping.signal.aborted) throw error
    }
  }

  await Promise.all(Array.from({ length: count }, start))
  return {
    async stop() {
      stopping.abort()
      const gone = [...running].map((process) => once(process, 'exit'))
      for (const process of running) process.process.kill('SIGTERM')
      await Promise.all(gone)
    },
  }
}
