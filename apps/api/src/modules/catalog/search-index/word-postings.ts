import { makeDearest } from './dearest.ts'
import { grown } from './grown.ts'
import { type Marks, makeMarks, passingMarks } from './marks.ts'
import { markDocs, type PackedPostings, type Postings, unpack } from './packed-postings.ts'
import type { Posting } from './posting.ts'
import { withChanges } from './with-changes.ts'
import type { WordList } from './word-list.ts'

export type { Postings } from './packed-postings.ts'

/** Beginnings of two letters come again beside ever other words; of 100,000 products each takes 12.5 KB. */
const MAX_MARKED = 64

const NONE: Postings = { docs: new Int32Array(0), infoAt: () => 0 }
const NOTHING: ReadonlyMap<number, number> = new Map()

export type WordPostings = ReturnType<typeof makeWordPostings>

/** The same for one piece of work (inRoom): a word that it asks for twice is unpacked once. */
export function unpackedOnce(words: WordPostings): WordPostings {
  const known = new Map<string, Postings>()
  return {
    ...words,
    find(word) {
      const postings = known.get(word) ?? words.find(word)
      known.set(word, postings)
      return postings
    },
  }
}

/** The words of all products with their postings; changed products are kept beside what was loaded. */
export function makeWordPostings(words: WordList, loaded: PackedPostings) {
  /** By a product's number 1 where its loaded postings count no more. */
  let isChanged = new Uint8Array(0)
  let size = loaded.size
  const wordsOf = new Map<number, readonly Posting[]>()
  const added = new Map<string, Map<number, number>>()
  /** By beginnings, those that are read from more bytes than they take. */
  const marked = makeDearest<Marks>(MAX_MARKED)

  const together = (before: Postings, more = NOTHING): Postings =>
    wordsOf.size === 0 ? before : withChanges(before, { isChanged, added: more })

  return {
    /** How many products were taken in since loading. */
    get changes() {
      return wordsOf.size
    },
    /** One more than the number of the last product. */
    get size() {
      return size
    },
    find(word: string): Postings {
      const place = words.find(word)
      return together(place === undefined ? NONE : unpack(loaded, place), added.get(word))
    },
    /** One list for each word that begins so. */
    findBeginning(prefix: string): Postings[] {
      const found: Postings[] = []
      const [first, end] = words.beginning(prefix)
      for (let place = first; place < end; place++) {
        const more = added.size > 0 ? added.get(words.textAt(place)) : undefined
        found.push(together(unpack(loaded, place), more))
      }
      for (const [word, docs] of added) {
        const isNew = word.startsWith(prefix) && words.find(word) === undefined
        if (isNew) found.push(together(NONE, docs))
      }
      return found
    },
    /** The products that have a word that begins so; others share the set, which stays as it is. */
    haveBeginning(prefix: string): Marks {
      const known = marked.get(prefix)
      if (known) return known
      const [first, end] = words.beginning(prefix)
      const read = (loaded.starts[end] as number) - (loaded.starts[first] as number)
      const isKept = read * 8 > size
      const marks = isKept ? makeMarks(size) : passingMarks(size)
      markDocs(loaded, [first, end], marks)
      for (const doc of wordsOf.keys()) marks.remove(doc)
      for (const [word, docs] of added) {
        if (word.startsWith(prefix)) for (const doc of docs.keys()) marks.set(doc)
      }
      if (isKept) marked.put(prefix, marks, read)
      return marks
    },
    /** The words of a product, new or changed. */
    replace(doc: number, postings: readonly Posting[]): void {
      size = Math.max(size, doc + 1)
      marked.clear()
      for (const { word } of wordsOf.get(doc) ?? []) added.get(word)?.delete(doc)
      if (doc >= isChanged.length) isChanged = grown(isChanged, doc * 2 + 1)
      isChanged[doc] = 1
      wordsOf.set(doc, postings)
      for (const { word, info } of postings) {
        const docs = added.get(word) ?? new Map<number, number>()
        added.set(word, docs.set(doc, info))
      }
    },
  }
}
