/** Ends a name; PostgreSQL keeps no text that has it. */
const END = 0
/** Names have some 70 on average; room that is not written to takes no memory. */
const EXPECTED_BYTES = 96

export const HEAD_BYTES = 4

export type NameList = ReturnType<typeof makeNameList>

/** Names by a product's number, in UTF-8: as texts of their own each would take some 25 bytes more. */
export function makeNameList(expected: number) {
  let starts = new Int32Array(expected)
  let bytes = Buffer.alloc(expected * EXPECTED_BYTES + 1)
  /** Where the next name goes; at 0 stands the empty one of whoever has none. */
  let end = 1

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

  return {
    /** What a product was called before is left behind until the index is loaded anew. */
    put(doc: number, name: string): void {
      const written = Buffer.from(`${name}\0`)
      makeRoom(doc, written.length)
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
    /** After how many bytes of the name the text begins; -1 where it does not. */
    indexOf(doc: number, text: Uint8Array): number {
      const start = starts[doc] as number
      const first = text[0]
      if (first === undefined) return 0
      for (let at = start; ; at++) {
        const byte = bytes[at]
        // Most places are told out by one byte, without a call.
        if (byte === first && isAt(at, text)) return at - start
        if (byte === END) return -1
      }
    },
  }
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
