/** Values by key that together stay within so many bytes: the oldest go first. */
export function makeBoundedMap<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
) {
  /** What a value was charged when it was put in: it may have grown since. */
  const kept = new Map<string, { value: Value; size: number }>()
  let bytes = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (entry && kept.delete(key)) bytes -= entry.size
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
      for (const [oldest] of kept) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
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
