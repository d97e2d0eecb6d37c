/** Values by key that together stay within so many bytes: the oldest go first. */
export function makeBoundedMap<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
) {
  const kept = new Map<string, Value>()
  let bytes = 0

  function drop(key: string) {
    const value = kept.get(key)
    if (value && kept.delete(key)) bytes -= sizeOf(value)
  }

  return {
    get: (key: string): Value | undefined => kept.get(key),
    /** Keeps it as the newest; what is larger than all the room is not kept. */
    put(key: string, value: Value): void {
      if (sizeOf(value) > maxBytes) return
      drop(key)
      kept.set(key, value)
      bytes += sizeOf(value)
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
