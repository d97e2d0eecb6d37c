import { isPassing } from '../db/database-errors.ts'

/** Reliability §3.5: shut down within this time, whatever hangs. */
const CLOSE_DEADLINE_MS = 10_000

/** Thrown by a start that was asked to stop; not an error. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** What to close when the shop ends, in reverse order of opening. */
export class LifeCycle {
  readonly #opened = new AsyncDisposableStack()
  #closing: Promise<void> | undefined

  /**
   * Registers how to close what was just opened.
   * @throws Stopped, after closing it, if the shop is already shutting down.
   */
  async opened(close: () => Promise<unknown>): Promise<void> {
    if (this.#opened.disposed) {
      await close()
      throw new Stopped()
    }
    this.#opened.defer(async () => void (await close()))
  }

  get isClosing(): boolean {
    return this.#closing !== undefined
  }

  /** Closes everything once, however often it is called. */
  close(): Promise<void> {
    this.#closing ??= this.#opened.disposeAsync()
    return this.#closing
  }

  /** Signals and the exit of the launcher close the shop; a second signal changes nothing. */
  closeOnSignals(): void {
    const end = () => {
      // What hangs is left to the next start, which takes over the database.
      setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref()
      this.close().catch((error: unknown) => {
        console.error(error)
        process.exitCode = 1
      })
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
    process.once('disconnect', end)
    process.on('unhandledRejection', (reason) => {
      // The job queue's own statements fail like this while the database restarts or is full; the worker restarts.
      if (!isPassing(reason)) throw reason
    })
    process.on('uncaughtException', (error) => {
      console.error(error)
      process.exitCode = 1
      end()
    })
    // Otherwise the open channel would keep a closed shop alive.
    process.channel?.unref()
  }
}
