import { readCodes } from './info-codes.ts'
import type { Marks } from './marks.ts'
import { int32s } from './room.ts'
import { readVarint, varintSize } from './varint.ts'

/** Products that a word stands in, by rising number, and what is known of it there. */
export interface Postings {
  docs: Int32Array
  /** What is known of the word in the product at this place. */
  infoAt: (place: number) => number
}

/** All words' postings in one array: of each word how many, then its products as steps, then its infos as codes. */
export interface PackedPostings {
  bytes: Uint8Array
  /** By a word's place where its postings begin. */
  starts: Int32Array
  /** The info that a code stands for. */
  infoOf: Uint16Array
  /** One more than the last product. */
  size: number
}

/** The postings of the word at a place, for the work that is being done (inRoom). */
export function unpack({ bytes, starts, infoOf }: PackedPostings, place: number): Postings {
  const start = starts[place] as number
  const count = readVarint(bytes, start)
  const docs = int32s(count)
  const codesAt = unpackDocs(bytes, start + varintSize(count), docs)
  // Of nearly all words: what is known of few products is read where it stands, without unpacking all of it.
  const isByteEach = (starts[place + 1] as number) - codesAt === count
  if (isByteEach) return { docs, infoAt: (at) => infoOf[bytes[codesAt + at] as number] as number }
  let codes: Uint16Array | undefined
  return {
    docs,
    infoAt(at) {
      codes ??= readCodes(bytes, codesAt, count)
      return infoOf[codes[at] as number] as number
    },
  }
}

/** Marks the products of the words from one place up to before another: thousands may begin alike. */
export function markDocs(
  { bytes, starts }: PackedPostings,
  [first, end]: readonly [number, number],
  marks: Marks,
): void {
  for (let place = first; place < end; place++) {
    const start = starts[place] as number
    const count = readVarint(bytes, start)
    markSteps(bytes, start + varintSize(count), count, marks)
  }
}

/** One loop without calls, as the next. */
function markSteps(bytes: Uint8Array, from: number, count: number, { bits }: Marks): void {
  let at = from
  let doc = -1
  for (let left = count; left > 0; left--) {
    let byte = bytes[at++] as number
    let step = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] as number
      step |= (byte & 0x7f) << shift
    }
    doc += step
    bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << doc)
  }
}

/** Answers where the bytes end. One loop without calls: common words have a hundred thousand products. */
function unpackDocs(bytes: Uint8Array, from: number, docs: Int32Array): number {
  let at = from
  let doc = -1
  for (let index = 0; index < docs.length; index++) {
    // Nearly all steps of a common word are one byte: two at a look.
    for (; index + 1 < docs.length; index += 2) {
      const step = bytes[at] as number
      const next = bytes[at + 1] as number
      if ((step | next) >= 0x80) break
      docs[index] = doc += step
      docs[index + 1] = doc += next
      at += 2
    }
    if (index === docs.length) break
    let byte = bytes[at++] as number
    let step = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] as number
      step |= (byte & 0x7f) << shift
    }
    doc += step
    docs[index] = doc
  }
  return at
}
