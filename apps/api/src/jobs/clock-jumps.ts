/** A clock that is kept right moves by less between two looks. */
const JUMP_MS = 60_000

/**
 * Tells at each look whether the clock on the wall was set since the last one, or the machine slept: then it has moved
 * otherwise than the `steady` one, which nobody sets. Both in milliseconds.
 */
export function watchForJumps(wall: () => number, steady: () => number): () => boolean {
  let ahead = wall() - steady()
  return () => {
    const before = ahead
    ahead = wall() - steady()
    return Math.abs(ahead - before) > JUMP_MS
  }
}
