import { NoAnswer } from './no-answer.ts'

/** Reliability §2.7: after so many failures within this time the provider is paused for a while. */
const FAILURES = 5
const WINDOW_MS = 30_000
const PAUSE_MS = 30_000

export interface Breaker {
  /** False while the provider is paused: a new request would only wait in vain. */
  isClosed(): boolean
  /**
   * Does the work unless the provider is paused; a NoAnswer of the work counts as a failure.
   * @throws NoAnswer at once while it is paused.
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** A circuit breaker of one provider, named in its errors; `now` is a clock in ms that never goes back. */
export function makeBreaker(
  provider: string,
  now: () => number = () => performance.now(),
): Breaker {
  let failures: number[] = []
  let openUntil = 0

  const isClosed = () => now() >= openUntil

  function fail() {
    failures = [...failures.filter((time) => now() - time < WINDOW_MS), now()]
    if (failures.length >= FAILURES) openUntil = now() + PAUSE_MS
  }

  return {
    isClosed,
    async run(work) {
      if (!isClosed()) {
        throw new NoAnswer(`${provider} failed too often and is left alone for a while`)
      }
      try {
        const result = await work()
        failures = []
        return result
      } catch (error) {
        if (error instanceof NoAnswer) fail()
        throw error
      }
    },
  }
}
