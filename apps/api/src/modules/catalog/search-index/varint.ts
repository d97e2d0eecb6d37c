/**
 * Numbers from 0 in as few bytes as they need: seven bits in each, the lowest first, and the high bit where more
 * follow. Writes one and answers where the next begins.
 */
export function writeVarint(bytes: Uint8Array, at: number, value: number): number {
  let end = at
  let rest = value
  for (; rest >= 0x80; rest >>>= 7) bytes[end++] = (rest & 0x7f) | 0x80
  bytes[end] = rest
  return end + 1
}

/** How many bytes a number takes. */
export function varintSize(value: number): number {
  let size = 1
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) size++
  return size
}

/** The number that begins at a place; it takes varintSize of it. */
export function readVarint(bytes: Uint8Array, at: number): number {
  let next = at
  let byte = bytes[next++] as number
  let value = byte & 0x7f
  for (let shift = 7; byte >= 0x80; shift += 7) {
    byte = bytes[next++] as number
    value |= (byte & 0x7f) << shift
  }
  return value
}

/** Reads numbers one after another. */
export function makeVarintReader(bytes: Uint8Array, from = 0) {
  let at = from
  return {
    /** Where the next one begins. */
    get at() {
      return at
    },
    read(): number {
      const value = readVarint(bytes, at)
      at += varintSize(value)
      return value
    },
    skip(size: number): void {
      at += size
    },
  }
}
