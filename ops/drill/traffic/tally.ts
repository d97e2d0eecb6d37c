/** The requests by kind; no response counts as status 0. */
export interface Tally {
  kind: string
  answered: number
  /** Attempts by status that failed; the same call was sent again. */
  failed: Record<string, number>
}

/** When something worked, and what failed meanwhile; times are in ms of one clock. */
export class Tallies {
  readonly #times = new Map<string, number[]>()
  readonly #failures: { kind: string; status: number; atMs: number }[] = []
  readonly #now: () => number

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  worked(kind: string): void {
    const times = this.#times.get(kind)
    if (times) times.push(this.#now())
    else this.#times.set(kind, [this.#now()])
  }

  failed(kind: string, status: number): void {
    this.#failures.push({ kind, status, atMs: this.#now() })
  }

  count(kind: string): number {
    return this.#times.get(kind)?.length ?? 0
  }

  /** What happened in a period, by kind. */
  between(fromMs: number, toMs: number): Tally[] {
    const kinds = new Set([...this.#times.keys(), ...this.#failures.map(({ kind }) => kind)])
    const isIn = (atMs: number) => atMs >= fromMs && atMs <= toMs
    return [...kinds].sort().map((kind) => {
      const failed: Record<string, number> = {}
      for (const each of this.#failures) {
        if (each.kind === kind && isIn(each.atMs)) {
          failed[each.status] = (failed[each.status] ?? 0) + 1
        }
      }
      return { kind, answered: (this.#times.get(kind) ?? []).filter(isIn).length, failed }
    })
  }

  /** The longest time in this period, in ms, in which nothing of this kind worked. */
  longestGap(kind: string, fromMs: number, toMs: number): number {
    const times = (this.#times.get(kind) ?? []).filter((at) => at > fromMs && at < toMs)
    const marks = [fromMs, ...times, toMs]
    return Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? at)))
  }
}
