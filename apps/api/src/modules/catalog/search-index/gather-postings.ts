import { setImmediate as breathe } from 'node:timers/promises'
import { freeNow } from './free-now.ts'
import { grown } from './grown.ts'
import { makeInfoCodes } from './info-codes.ts'
import { joinParts } from './join-parts.ts'
import type { Posting } from './posting.ts'
import { makeOpenPart } from './postings-part.ts'
import { makeWordList } from './word-list.ts'
import { makeWordNumbers } from './word-numbers.ts'
import { makeWordPostings, type WordPostings } from './word-postings.ts'

/** Packing so many takes some ten milliseconds. */
const POSTINGS_PER_PART = 1 << 18
const FIRST_WORDS = 1 << 12

/**
 * Takes in products by rising number, then turns them around: from words to products. What was gathered is packed
 * part by part, as a million products have some forty million postings.
 */
export function gatherPostings(postingsPerPart = POSTINGS_PER_PART) {
  const numbers = makeWordNumbers()
  const codes = makeInfoCodes()
  const open = makeOpenPart(postingsPerPart)
  const parts: Uint8Array<ArrayBuffer>[] = []
  /** By a word's number one more than the last product that has it. */
  let ends = new Int32Array(FIRST_WORDS)
  let size = 0

  function put(doc: number, { word, info }: Posting) {
    if (open.isFull) parts.push(open.pack(numbers.size))
    const number = numbers.numberOf(word)
    if (number >= ends.length) ends = grown(ends, number * 2)
    open.put(number, doc + 1 - (ends[number] as number), codes.codeOf(info))
    ends[number] = doc + 1
  }

  return {
    add(doc: number, postings: readonly Posting[]): void {
      size = doc + 1
      for (const posting of postings) put(doc, posting)
    },
    /** Once, when all are in; other calls are answered in between. */
    async turnAround(): Promise<WordPostings> {
      parts.push(open.pack(numbers.size))
      await breathe()
      freeNow(ends)
      const { words, places } = await numbers.sorted()
      const packed = await joinParts(parts, places)
      freeNow(places)
      return makeWordPostings(makeWordList(words), { ...packed, infoOf: codes.infoOf, size })
    },
  }
}
