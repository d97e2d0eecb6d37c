/** A set of products by number, one bit for each of so many: any number of lists is joined at one look per entry. */
export function makeMarks(size: number) {
  const bits = new Int32Array((size + 31) >> 5)
  const mark = (doc: number) => {
    const at = doc >> 5
    bits[at] = (bits[at] as number) | (1 << doc)
  }
  return {
    mark,
    set(docs: Int32Array): void {
      for (let at = 0; at < docs.length; at++) mark(docs[at] as number)
    },
    /** The numbers, rising. */
    docs(): Int32Array {
      const docs = new Int32Array(countBits(bits))
      let end = 0
      for (let at = 0; at < bits.length; at++) {
        for (let rest = bits[at] as number; rest !== 0; rest &= rest - 1) {
          docs[end++] = (at << 5) + 31 - Math.clz32(rest & -rest)
        }
      }
      return docs
    },
  }
}

function countBits(words: Int32Array): number {
  let count = 0
  for (let at = 0; at < words.length; at++) {
    let word = words[at] as number
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
