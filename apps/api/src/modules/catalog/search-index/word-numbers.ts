import { freeNow } from './free-now.ts'
import { grown } from './grown.ts'
import { sortWords } from './sort-words.ts'
import type { PackedWords } from './word-list.ts'

const FIRST_WORDS = 1 << 12
const FIRST_BYTES = 1 << 16
/** PostgreSQL keeps no longer ones. */
const MAX_WORD_BYTES = 2048

interface Sorted {
  /** By their bytes. */
  words: PackedWords
  /** By a word's number its place among them. */
  places: Int32Array<ArrayBuffer>
}

/**
 * Numbers words from 0 as they come, in a hash table of bytes: two million, most of them catalogue numbers, take some
 * 50 MB so, and 180 as texts in a Map.
 */
export function makeWordNumbers() {
  let bytes = new Uint8Array(FIRST_BYTES)
  let starts = new Int32Array(FIRST_WORDS + 1)
  /** One more than a word's number, at its hash or the next free place; 0 is free. */
  let slots = new Int32Array(FIRST_WORDS * 2)
  let size = 0
  /** The word that is looked for. */
  const asked = Buffer.alloc(MAX_WORD_BYTES)

  /** Answers how many bytes it has. */
  function readAsked(word: string): number {
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at)
      if (unit >= 0x80) return asked.write(word)
      asked[at] = unit
    }
    return word.length
  }

  function isAsked(number: number, length: number): boolean {
    const start = starts[number] as number
    if ((starts[number + 1] as number) - start !== length) return false
    for (let at = 0; at < length; at++) if (bytes[start + at] !== asked[at]) return false
    return true
  }

  const firstSlot = (hash: number) => hash & (slots.length - 1)
  const nextSlot = (slot: number) => (slot + 1) & (slots.length - 1)

  function add(slot: number, length: number): number {
    const start = starts[size] as number
    if (start + length > bytes.length) bytes = grown(bytes, bytes.length * 2)
    bytes.set(asked.subarray(0, length), start)
    slots[slot] = ++size
    starts[size] = start + length
    if (size * 2 === slots.length) makeRoom()
    return size - 1
  }

  function makeRoom() {
    starts = grown(starts, size * 2 + 1)
    slots = new Int32Array(size * 4)
    for (let number = 0; number < size; number++) {
      let slot = firstSlot(hashOf(bytes, starts[number] as number, starts[number + 1] as number))
      while (slots[slot] !== 0) slot = nextSlot(slot)
      slots[slot] = number + 1
    }
  }

  return {
    get size() {
      return size
    },
    numberOf(word: string): number {
      const length = readAsked(word)
      let slot = firstSlot(hashOf(asked, 0, length))
      for (; slots[slot] !== 0; slot = nextSlot(slot)) {
        const number = (slots[slot] as number) - 1
        if (isAsked(number, length)) return number
      }
      return add(slot, length)
    },
    /** Once, at the end: its own room is freed. Other calls are answered in between. */
    async sorted(atOnce?: number): Promise<Sorted> {
      freeNow(slots)
      const order = await sortWords({ bytes, starts, size }, atOnce)
      const places = new Int32Array(size)
      for (let place = 0; place < size; place++) places[order[place] as number] = place
      const words = inOrder({ bytes, starts, size }, order)
      freeNow(order, bytes, starts)
      return { words, places }
    },
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = -2_128_831_035
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 16_777_619)
  return hash ^ (hash >>> 15)
}

function inOrder(words: PackedWords, order: Int32Array): PackedWords {
  const { size } = words
  const bytes = new Uint8Array(words.starts[size] as number)
  const starts = new Int32Array(size + 1)
  for (const [place, number] of order.entries()) {
    const [from, to] = [words.starts[number] as number, words.starts[number + 1] as number]
    const start = starts[place] as number
    for (let at = from; at < to; at++) bytes[start + at - from] = words.bytes[at] as number
    starts[place + 1] = start + to - from
  }
  return { bytes, starts, size }
}
