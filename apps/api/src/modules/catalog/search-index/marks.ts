export type Marks = ReturnType<typeof makeMarks>

/** A set of products by number, one bit for each of so many: any number of lists is joined at one look per entry. */
export function makeMarks(size: number, marked?: Int32Array) {
  const bits = new Int32Array((size + 31) >> 5)
  if (marked) bits.set(marked)
  const set = (doc: number): void => {
    bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << doc)
  }
  return {
    bits,
    has: (doc: number): boolean => ((bits[doc >> 5] as number) & (1 << doc)) !== 0,
    set,
    setAll(docs: Int32Array): void {
      for (let at = 0; at < docs.length; at++) set(docs[at] as number)
    },
    remove(doc: number): void {
      bits[doc >> 5] = (bits[doc >> 5] as number) & ~(1 << doc)
    },
    /** Takes in those of another set of as many. */
    join(other: { bits: Int32Array }): void {
      for (let at = 0; at < bits.length; at++) {
        bits[at] = (bits[at] as number) | (other.bits[at] as number)
      }
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

/** What two sets of as many have both. */
export function commonMarks(one: Marks, other: Marks): Marks {
  const both = makeMarks(one.bits.length * 32)
  for (let at = 0; at < one.bits.length; at++) {
    both.bits[at] = (one.bits[at] as number) & (other.bits[at] as number)
  }
  return both
}

/** Tells the numbers that all of these sets have, rising, without a set or a list of them. */
export function forEachCommon(sets: readonly Marks[], visit: (doc: number) => void): void {
  const [first, ...others] = sets.map(({ bits }) => bits)
  if (!first) return
  for (let at = 0; at < first.length; at++) {
    let rest = first[at] as number
    for (let other = 0; rest !== 0 && other < others.length; other++) {
      rest &= others[other]?.[at] as number
    }
    for (; rest !== 0; rest &= rest - 1) visit((at << 5) + 31 - Math.clz32(rest & -rest))
  }
}

function countBits(words: Int32Array): number {
  let count = 0
  for (let at = 0; at < words.length; at++) count += bitsIn(words[at] as number)
  return count
}

/** How many of the 32 bits are set: sums of two, of four, of eight, then all together. */
export function bitsIn(word: number): number {
  const ofTwo = word - ((word >>> 1) & 0x55555555)
  const ofFour = (ofTwo & 0x33333333) + ((ofTwo >>> 2) & 0x33333333)
  return Math.imul((ofFour + (ofFour >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
