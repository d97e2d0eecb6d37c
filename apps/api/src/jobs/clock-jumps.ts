/** A well-kept clock drifts less than this between two checks. */
const JUMP_MS = 60_000

/**
 * Returns at each check whether the wall clock was set since the last one, or the machine slept: it then moved
 * differently from the `steady` clock, which cannot be set. Both in milliseconds.
 */
export function watchForJumps(wall: () => number, steady: () => number): () => boolean {
  let ahead = wall() - steady()
  return () => {
    const before = ahead
    ahead = wall() - steady()
    return Math.abs(ahead - before) > JUMP_MS
  }
}
