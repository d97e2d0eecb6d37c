import { codeSize, writeCode } from './info-codes.ts'
import { makeVarintReader, varintSize, writeVarint } from './varint.ts'

/** Four numbers before each run, of at most 14 bytes, and two for each posting, of which most take two bytes. */
const MOST_BYTES = 20

/** What some products say of a word. */
export interface Run {
  /** The word's number. */
  word: number
  count: number
  /** Where its products lie, as steps from one to the next, and behind them its infos, as codes. */
  docsAt: number
  docBytes: number
  infoBytes: number
}

/** Takes in so many postings as they come, product by product, and packs them by word. */
export function makeOpenPart(room: number) {
  const words = new Int32Array(room)
  const steps = new Int32Array(room)
  const codes = new Uint16Array(room)
  const packed = new Uint8Array(room * MOST_BYTES)
  let size = 0

  /** Where the postings of each word lie, in the order they came; behind these where the next word's begin. */
  function sort(wordCount: number) {
    const ends = new Int32Array(wordCount + 1)
    const counted = words.subarray(0, size)
    for (const word of counted) ends[word] = (ends[word] as number) + 1
    for (let word = 1; word <= wordCount; word++) {
      ends[word] = (ends[word] as number) + (ends[word - 1] as number)
    }
    const order = new Int32Array(size)
    for (let at = size - 1; at >= 0; at--) {
      const word = words[at] as number
      const to = (ends[word] as number) - 1
      ends[word] = to
      order[to] = at
    }
    return { starts: ends, order }
  }

  function packRun(at: number, wordStep: number, own: Int32Array): number {
    let end = writeVarint(packed, at, wordStep)
    end = writeVarint(packed, end, own.length)
    end = writeVarint(packed, end, sizeOf(steps, own, varintSize))
    end = writeVarint(packed, end, sizeOf(codes, own, codeSize))
    for (const index of own) end = writeVarint(packed, end, steps[index] as number)
    for (const index of own) end = writeCode(packed, end, codes[index] as number)
    return end
  }

  return {
    get isFull() {
      return size === room
    },
    /** The step goes to the product from the one before that has the word. */
    put(word: number, step: number, code: number): void {
      words[size] = word
      steps[size] = step
      codes[size++] = code
    },
    /** What was put in since the last time, by rising number of the word, of which there are so many. */
    pack(wordCount: number): Uint8Array<ArrayBuffer> {
      const { starts, order } = sort(wordCount)
      let end = 0
      let last = 0
      for (let word = 0; word < wordCount; word++) {
        const [from, to] = [starts[word] as number, starts[word + 1] as number]
        if (from === to) continue
        end = packRun(end, word - last, order.subarray(from, to))
        last = word
      }
      size = 0
      return packed.slice(0, end)
    },
  }
}

function sizeOf(
  numbers: Int32Array | Uint16Array,
  own: Int32Array,
  sizeOfOne: (number: number) => number,
): number {
  let size = 0
  for (const index of own) size += sizeOfOne(numbers[index] as number)
  return size
}

/** The runs of a part, by rising number of the word. */
export function forEachRun(part: Uint8Array, take: (run: Run) => void): void {
  const reader = makeVarintReader(part)
  for (let word = 0; reader.at < part.length; ) {
    word += reader.read()
    const count = reader.read()
    const docBytes = reader.read()
    const infoBytes = reader.read()
    take({ word, count, docsAt: reader.at, docBytes, infoBytes })
    reader.skip(docBytes + infoBytes)
  }
}
