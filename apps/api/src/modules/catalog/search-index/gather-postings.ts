import type { Posting } from './posting.ts'
import { makeWordList } from './word-list.ts'
import { makeWordPostings, type WordPostings } from './word-postings.ts'

const POSTINGS_AT_ONCE = 1 << 16

interface Block {
  /** Numbers of words as they came. */
  terms: Int32Array
  infos: Uint16Array
}

/** Takes in products by rising number, then turns them around: from words to products. */
export function gatherPostings() {
  const numbers = new Map<string, number>()
  /** By a word's number in how many products it stands. */
  const counts: number[] = []
  /** Never copied into larger ones: what is left of a copy fills the memory long after. */
  const blocks: Block[] = []
  const docs: number[] = []
  /** For each of these where its postings end. */
  const ends: number[] = []
  let size = 0

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = counts.push(0) - 1
    // A copy: a piece of a row's text would keep the whole of it in memory.
    numbers.set(Buffer.from(word).toString(), number)
    return number
  }

  function put({ word, info }: Posting) {
    const at = size % POSTINGS_AT_ONCE
    if (at === 0) blocks.push(makeBlock())
    const { terms, infos } = blocks.at(-1) as Block
    const number = numberOf(word)
    terms[at] = number
    infos[at] = info
    counts[number] = (counts[number] as number) + 1
    size++
  }

  return {
    add(doc: number, postings: readonly Posting[]) {
      for (const posting of postings) put(posting)
      docs.push(doc)
      ends.push(size)
    },
    turnAround(): WordPostings {
      const words = [...numbers.keys()].sort()
      const starts = new Int32Array(words.length + 1)
      /** By a word's number where its next posting goes. */
      const next = new Int32Array(words.length)
      for (const [place, word] of words.entries()) {
        const number = numbers.get(word) as number
        next[number] = starts[place] as number
        starts[place + 1] = (starts[place] as number) + (counts[number] as number)
      }
      const turned = { docs: new Int32Array(size), infos: new Uint16Array(size) }
      let product = 0
      for (let from = 0; from < size; from += POSTINGS_AT_ONCE) {
        const { terms, infos } = blocks[from / POSTINGS_AT_ONCE] as Block
        for (let at = 0; at < POSTINGS_AT_ONCE && from + at < size; at++) {
          while ((ends[product] as number) <= from + at) product++
          const term = terms[at] as number
          const to = next[term] as number
          next[term] = to + 1
          turned.docs[to] = docs[product] as number
          turned.infos[to] = infos[at] as number
        }
      }
      return makeWordPostings(makeWordList(words), starts, turned)
    },
  }
}

const makeBlock = (): Block => ({
  terms: new Int32Array(POSTINGS_AT_ONCE),
  infos: new Uint16Array(POSTINGS_AT_ONCE),
})
