import type { Tally } from './traffic/tally.ts'

/** The effects of one fault, times in ms. */
export interface Outcome {
  fault: string
  /** The longest time without an acknowledged order. */
  withoutOrdersMs: number
  /** The longest time without a response, by kind of read. */
  withoutReadsMs: Record<string, number>
  tallies: Tally[]
}

/** The limits: writes are back within 30 s, and reads continue from the replicas. */
export const MOST_WITHOUT_ORDERS_MS = 30_000
export const MOST_WITHOUT_READS_MS = 10_000
/** The web app retries a call after some 40 ms here: the most attempts of a shopper who waits for 30 s. */
const TRIES_IN_A_SECOND = 25

interface Judged {
  outcomes: readonly Outcome[]
  /** Always read from the replicas; the others from the primary. */
  replicaReads: readonly string[]
  shoppers: number
}

/** What exceeded a limit, as text; empty if nothing did. */
export function judge({ outcomes, replicaReads, shoppers }: Judged): string[] {
  return outcomes.flatMap(({ fault, withoutOrdersMs, withoutReadsMs, tallies }) => {
    const wrong: string[] = []
    if (withoutOrdersMs > MOST_WITHOUT_ORDERS_MS) {
      wrong.push(`${fault}: no order for ${seconds(withoutOrdersMs)} s`)
    }
    for (const kind of replicaReads) {
      const gap = withoutReadsMs[kind] ?? 0
      if (gap > MOST_WITHOUT_READS_MS) wrong.push(`${fault}: no ${kind} for ${seconds(gap)} s`)
    }
    const most = shoppers * TRIES_IN_A_SECOND * (MOST_WITHOUT_ORDERS_MS / 1_000)
    for (const { kind, failed } of tallies) {
      const count = Object.values(failed).reduce((sum, each) => sum + each, 0)
      if (count > most) wrong.push(`${fault}: ${count} failed tries of ${kind}, more than ${most}`)
    }
    return wrong
  })
}

export const seconds = (ms: number) => (ms / 1_000).toFixed(1)

/** The table of a run, in Markdown. */
export function table(outcomes: readonly Outcome[], reads: readonly string[]): string {
  const head = ['fault', 'no order for s', ...reads.map((kind) => `no ${kind}`), 'failed tries']
  const rows = outcomes.map(({ fault, withoutOrdersMs, withoutReadsMs, tallies }) => [
    fault,
    seconds(withoutOrdersMs),
    ...reads.map((kind) => seconds(withoutReadsMs[kind] ?? 0)),
    tallies.flatMap(failures).join(', ') || 'none',
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** 'order 503 × 12'. */
const failures = ({ kind, failed }: Tally): string[] =>
  Object.entries(failed).map(
    ([status, count]) => `${kind} ${status === '0' ? 'cut off' : status} × ${count}`,
  )
