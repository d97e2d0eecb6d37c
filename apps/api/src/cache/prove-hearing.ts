import type { ResponseCache } from './response-cache.ts'

/** No answer waits longer for the proof that its own change was heard. */
const CATCH_UP_MS = 250

type Heard = Pick<ResponseCache, 'heardUntil' | 'doubt' | 'nowMs'>

/**
 * Proofs that a connection has delivered all that was announced: whatever came before a statement
 * that it answers. Many who ask at once share one statement.
 */
export function makeProofs(cache: Heard, ask: () => Promise<unknown>) {
  /** The statement that is out, and since when. */
  let current: { proof: Promise<boolean>; sinceMs: number } | undefined
  let next: Promise<boolean> | undefined

  async function begin(sinceMs: number): Promise<boolean> {
    try {
      await ask()
      cache.heardUntil(sinceMs)
      return true
    } catch {
      cache.doubt()
      return false
    } finally {
      current = undefined
    }
  }

  /** True when all that was committed before this call has been heard. */
  function prove(): Promise<boolean> {
    if (!current) {
      const sinceMs = cache.nowMs()
      current = { sinceMs, proof: begin(sinceMs) }
      return current.proof
    }
    // The statement that is out may have been answered before the change: the next one counts.
    next ??= current.proof.then(() => {
      next = undefined
      return prove()
    })
    return next
  }

  return {
    ask: prove,
    /** Ms since the statement that is out was sent; 0 when none is. */
    waitingMs: () => (current ? cache.nowMs() - current.sinceMs : 0),
    /** As `ask`, but never waits long: without proof live answers rest, so that none is old. */
    async catchUp(): Promise<void> {
      // A plain timer: ending a promised one early makes an error with its stack, once per answer.
      const { promise: isLate, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(resolve, CATCH_UP_MS, false)
      const isHeard = await Promise.race([prove(), isLate])
      clearTimeout(timer)
      if (!isHeard) cache.doubt()
    },
  }
}
