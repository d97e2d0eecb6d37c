/** Values by key that together stay within so many bytes: the oldest go first. */
export function makeBoundedMap<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
) {
  /** What a value was charged when it was put in: it may have grown since. */
  const kept = new Map<string, { value: Value; size: number }>()
  /** One for ever: whoever begins at the front each time passes all that was dropped since the map was last tidied. */
  const oldestFirst = kept.keys()
  let bytes = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (entry && kept.delete(key)) bytes -= entry.size
  }

  function dropOldest() {
    const { value, done } = oldestFirst.next()
    if (done) throw new Error('Nothing is kept, though bytes are charged')
    drop(value)
  }

  return {
    get: (key: string): Value | undefined => kept.get(key)?.value,
    /** Keeps it as the newest, at what it takes now; what is larger than all the room is not kept. */
    put(key: string, value: Value): void {
      drop(key)
      const size = sizeOf(value)
      if (size > maxBytes) return
      kept.set(key, { value, size })
      bytes += size
      while (bytes > maxBytes) dropOldest()
    },
    clear(): void {
      kept.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
  }
}
