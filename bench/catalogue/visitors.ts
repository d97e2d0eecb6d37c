import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50

/** Asks again and again while something else is at work; `end` tells how long the answers took, in ms. */
export function askMeanwhile(ask: () => Promise<void>) {
  const waits: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now()
      await ask()
      waits.push(performance.now() - start)
      await wait(PAUSE_MS)
    }
  })()
  return {
    async end() {
      isOver = true
      await asking
      return { calls: waits.length, p50: shareOf(waits, 0.5), p99: shareOf(waits, 0.99) }
    },
  }
}

/** The value below which that share of the numbers lies. */
export function shareOf(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
