import crypto from 'node:crypto'

/** Only programs do more than this many different things a day. */
const MAX_KEYS_OF_ONE = 300

/** What distinguishes visitors within a day. */
export interface Visitor {
  ip: string
  userAgent: string
}

/** Visitors since the last time, by what they did. */
export type Counted<Key extends string> = Map<Key, number>

/**
 * Counts each visitor once a day for each thing they do. They are identified by a hash of address and browser with a
 * secret salt that is discarded at the end of the day: it is in memory only, and leads to no person and no other day. A
 * flood of fake visitors must not fill the memory: beyond `most` pairs of visitor and thing nothing new is counted.
 */
export function makeDailyCounter<Key extends string>(most: number) {
  let salt = crypto.randomBytes(16)
  let seen = new Set<number>()
  let keysOf = new Map<number, number>()
  let counted: Counted<Key> = new Map()

  const hashOf = (...parts: string[]) => {
    const hash = crypto.createHash('sha256').update(salt).update(parts.join(' '))
    return hash.digest().readUIntBE(0, 6)
  }

  return {
    count(key: Key, { ip, userAgent }: Visitor) {
      const visitor = hashOf(ip, userAgent)
      const pair = hashOf(String(visitor), key)
      const keys = keysOf.get(visitor) ?? 0
      if (seen.has(pair) || seen.size >= most || keys >= MAX_KEYS_OF_ONE) return
      seen.add(pair)
      keysOf.set(visitor, keys + 1)
      counted.set(key, (counted.get(key) ?? 0) + 1)
    },
    /** Takes what was counted since the last time. */
    take(): Counted<Key> {
      const taken = counted
      counted = new Map()
      return taken
    },
    /** Puts back what could not be stored. */
    giveBack(taken: Counted<Key>) {
      for (const [key, visitors] of taken) counted.set(key, (counted.get(key) ?? 0) + visitors)
    },
    /** A new day: everyone is new. */
    forget() {
      salt = crypto.randomBytes(16)
      seen = new Set()
      keysOf = new Map()
    },
  }
}
