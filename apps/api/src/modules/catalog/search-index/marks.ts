import { int32s } from './room.ts'

export type Marks = ReturnType<typeof makeMarks>

const bitsFor = (size: number) => (size + 31) >> 5

/** The same set with room for so many. */
export function grownMarks({ bits }: Marks, size: number): Marks {
  const marks = makeMarks(size)
  marks.bits.set(bits)
  return marks
}

/** A set of so many products for the work that is being done (inRoom). */
export const passingMarks = (size: number): Marks => makeMarks(size, int32s(bitsFor(size)).fill(0))

/** Such a set of these. */
export function marksOf(docs: Int32Array, size: number): Marks {
  const marks = passingMarks(size)
  marks.setAll(docs)
  return marks
}

/** A set of products by number, one bit for each of so many: any number of lists is joined at one look per entry. */
export function makeMarks(size: number, bits = new Int32Array(bitsFor(size))) {
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
      const docs = int32s(countBits(bits))
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
  const both = passingMarks(one.bits.length * 32)
  for (let at = 0; at < one.bits.length; at++) {
    both.bits[at] = (one.bits[at] as number) & (other.bits[at] as number)
  }
  return both
}

/** A set of products that has few of them: 32 at a time, and only those where there is any. */
export interface FewMarks {
  /** Places among the bits of a whole set, rising, and what is set there. */
  places: Int32Array
  bits: Int32Array
}

export function fewMarks({ bits }: { bits: Int32Array }): FewMarks {
  const places = int32s(bits.length)
  const few = int32s(bits.length)
  let end = 0
  for (let place = 0; place < bits.length; place++) {
    places[end] = place
    few[end] = bits[place] as number
    if (bits[place] !== 0) end++
  }
  return { places: places.subarray(0, end), bits: few.subarray(0, end) }
}

/** Those of them that a set has too. */
export function fewerMarks(few: FewMarks, { bits }: { bits: Int32Array }): FewMarks {
  const { length } = few.places
  const places = int32s(length)
  const fewer = int32s(length)
  let end = 0
  for (let at = 0; at < length; at++) {
    const place = few.places[at] as number
    const both = (few.bits[at] as number) & (bits[place] as number)
    places[end] = place
    fewer[end] = both
    if (both !== 0) end++
  }
  return { places: places.subarray(0, end), bits: fewer.subarray(0, end) }
}

/** Tells the numbers, rising, until it hears that these are enough. */
export function visitMarks({ places, bits }: FewMarks, isEnough: (doc: number) => boolean): void {
  for (let at = 0; at < places.length; at++) {
    const first = (places[at] as number) << 5
    for (let rest = bits[at] as number; rest !== 0; rest &= rest - 1) {
      if (isEnough(first + 31 - Math.clz32(rest & -rest))) return
    }
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
