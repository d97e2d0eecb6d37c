import crypto from 'node:crypto'
import type { VisitStep } from '@mendwell/domain/reports/visits'

/** A flood of made-up visitors must not take the memory: beyond so many a day nobody new is counted. */
const MAX_VISITORS = 200_000

/** What tells one visitor from another for a day. */
interface Visitor {
  ip: string
  userAgent: string
}

/** Visitors since the last look, by step. */
export type Counted = Map<VisitStep, number>

/**
 * Counts each visitor once a day and step. Who they are is a hash of address and browser with a salt that nobody knows
 * and that is thrown away with the day: it is in memory alone, leads back to nobody and to no other day.
 */
export function makeVisitCounter() {
  let salt = crypto.randomBytes(16)
  let seen = new Map<VisitStep, Set<number>>()
  let counted: Counted = new Map()

  function countOnce(step: VisitStep, visitor: number) {
    const visitors = seen.get(step) ?? new Set()
    seen.set(step, visitors)
    if (visitors.has(visitor) || visitors.size >= MAX_VISITORS) return
    visitors.add(visitor)
    counted.set(step, (counted.get(step) ?? 0) + 1)
  }

  return {
    count(step: VisitStep, { ip, userAgent }: Visitor) {
      const hash = crypto.createHash('sha256').update(salt).update(`${ip} ${userAgent}`)
      const visitor = hash.digest().readUIntBE(0, 6)
      countOnce('any', visitor)
      countOnce(step, visitor)
    },
    /** Takes what was counted since the last time. */
    take(): Counted {
      const taken = counted
      counted = new Map()
      return taken
    },
    /** Puts back what could not be written. */
    giveBack(taken: Counted) {
      for (const [step, visitors] of taken) counted.set(step, (counted.get(step) ?? 0) + visitors)
    },
    /** A new day: everybody is new. */
    forget() {
      salt = crypto.randomBytes(16)
      seen = new Map()
    },
  }
}
