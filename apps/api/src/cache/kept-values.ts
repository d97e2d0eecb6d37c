import { makeBoundedMap } from './bounded-map.ts'
import type { Begun, ResponseCache } from './response-cache.ts'

/** A value with when it was begun: what it shows is not older. */
export interface Kept<Value> extends Begun {
  value: Value
}

type Cache = Pick<ResponseCache, 'isCurrent' | 'hearsChanges' | 'heardMs' | 'nowMs'>

interface Options<Value> {
  maxBytes: number
  maxAgeMs: number
  /** While it is proven that changes are heard, a value may be this old: it is what it would be if read anew. */
  maxProvenMs: number
  /** While it cannot be read anew, a value may be this old. */
  maxStaleMs: number
  bytesOf: (value: Value) => number
}

/** What a value takes beside its bytes: its key, its tags and where it stands. */
const OVERHEAD_BYTES = 300

/**
 * Parts of answers, kept by key until they are too old, too many or something they show has changed,
 * which the response cache knows. The oldest go first: none is kept for more than a minute anyway.
 */
export function makeKeptValues<Value>(
  cache: Cache,
  { maxBytes, maxAgeMs, maxProvenMs, maxStaleMs, bytesOf }: Options<Value>,
) {
  const kept = makeBoundedMap<Kept<Value>>(maxBytes, ({ value }) => bytesOf(value) + OVERHEAD_BYTES)

  /** Keeps what was begun before it was read, unless it has changed meanwhile. */
  function keep(key: string, entry: Kept<Value>) {
    if (cache.isCurrent(entry)) kept.put(key, entry)
  }

  function findWithin(ageMs: number, key: string): Kept<Value> | undefined {
    const entry = kept.get(key)
    const isGood = entry && cache.nowMs() - entry.madeAtMs < ageMs && cache.isCurrent(entry)
    return isGood ? entry : undefined
  }
  const find = (key: string) =>
    findWithin(cache.hearsChanges() ? Math.max(maxAgeMs, maxProvenMs) : maxAgeMs, key)
  const findOld = (key: string) => findWithin(maxStaleMs, key)

  return {
    /** The value if it is fresh. */
    find,
    /** A reading of the clock: a value found then shows the shop as it was at that moment, or later. */
    asOfMs: ({ madeAtMs }: Kept<Value>) =>
      cache.hearsChanges() && maxProvenMs > 0 ? Math.max(madeAtMs, cache.heardMs) : madeAtMs,
    /** What was kept, though no longer fresh, for when it cannot be read anew. */
    findOld,
    keep,
    get keptBytes() {
      return kept.bytes
    },
  }
}

export type KeptValues<Value> = ReturnType<typeof makeKeptValues<Value>>
