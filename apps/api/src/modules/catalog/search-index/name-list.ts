/** Ends a name; PostgreSQL keeps no text that has it. */
const END = 0
/** Names have some 70 on average; room that is not written to takes no memory. */
const EXPECTED_BYTES = 96

export const HEAD_BYTES = 4

/** Names by a product's number, in UTF-8: as texts of their own each would take some 25 bytes more. */
export function makeNameList(expected: number) {
  let starts = new Int32Array(expected)
  let bytes = Buffer.alloc(expected * EXPECTED_BYTES + 1)
  /** Where the next name goes; at 0 stands the empty one of whoever has none. */
  let end = 1
  /** Bytes of the longest name with its end. */
  let longest = 1

  function makeRoom(doc: number, size: number) {
    if (doc >= starts.length) {
      const more = new Int32Array(Math.ceil(doc * 1.2) + 64)
      more.set(starts)
      starts = more
    }
    if (end + size > bytes.length) {
      const more = Buffer.alloc(Math.ceil((end + size) * 1.5))
      bytes.copy(more)
      bytes = more
    }
  }

  function isAt(from: number, text: Uint8Array): boolean {
    for (let at = 0; at < text.length; at++) {
      if (bytes[from + at] !== text[at]) return false
    }
    return true
  }

  function hasEnd(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (bytes[at] === END) return true
    return false
  }

  return {
    /** What a product was called before is left behind until the index is loaded anew. */
    put(doc: number, name: string): void {
      const written = Buffer.from(`${name}\0`)
      makeRoom(doc, written.length)
      longest = Math.max(longest, written.length)
      if (isAt(starts[doc] as number, written)) return
      written.copy(bytes, end)
      starts[doc] = end
      end += written.length
    },
    /** Below zero when the first comes before the second, as PostgreSQL orders texts (C.UTF-8). */
    compare(one: number, other: number): number {
      let [at, otherAt] = [starts[one] as number, starts[other] as number]
      while (bytes[at] === bytes[otherAt] && bytes[at] !== END) {
        at++
        otherAt++
      }
      return (bytes[at] as number) - (bytes[otherAt] as number)
    },
    /** Of a product's name; see below. */
    headOf: (doc: number): number => headOf(bytes, starts[doc]),
    startsWith: (doc: number, text: Uint8Array): boolean => isAt(starts[doc] as number, text),
    /**
     * Tells of products whether their names hold the text. Looks at where it would end, and leaps on as far as the
     * byte there allows (Horspool): a dozen looks at a name instead of a hundred.
     */
    holding(text: Uint8Array): (doc: number) => boolean {
      const leaps = leapsOf(text)
      const last = text.length - 1
      return (doc) => {
        const start = starts[doc] as number
        const next = starts[doc + 1] as number
        const end = next > start ? Math.min(next, start + longest) : start + longest
        for (let at = start; at + last < end; at += leaps[bytes[at + last] as number] as number) {
          // Behind a leap it may be the next name that has it.
          if (isAt(at, text)) return !hasEnd(start, at)
        }
        return false
      }
    },
  }
}

/** How far it may be to the text where it would end with some byte, but does not. */
function leapsOf(text: Uint8Array): Int32Array {
  const leaps = new Int32Array(256).fill(text.length)
  for (let at = 0; at < text.length - 1; at++) leaps[text[at] as number] = text.length - 1 - at
  return leaps
}

/** The first four bytes of a text as one number (without sign), whose order is that of the texts. */
export function headOf(bytes: Uint8Array, from = 0): number {
  let head = 0
  let left = HEAD_BYTES
  for (let at = from; left > 0 && at < bytes.length && bytes[at] !== END; at++, left--) {
    head = (head << 8) | (bytes[at] as number)
  }
  return head << (8 * left)
}
