import type { Posting } from './posting.ts'

/** Products that a word stands in, by rising number, and what is known of it there. */
export interface Postings {
  docs: Int32Array
  infos: Uint16Array
}

const NONE: Postings = { docs: new Int32Array(0), infos: new Uint16Array(0) }

export type WordPostings = ReturnType<typeof makeWordPostings>

/** Begins with room for so many postings. */
const FIRST_ROOM = 1 << 16

/** Takes in products by rising number, then turns them around: from words to products. */
export function gatherPostings() {
  const numbers = new Map<string, number>()
  let terms = new Int32Array(FIRST_ROOM)
  let docs = new Int32Array(FIRST_ROOM)
  let infos = new Uint16Array(FIRST_ROOM)
  let size = 0

  function makeRoom() {
    const more = Math.ceil(size * 1.5)
    const larger = [new Int32Array(more), new Int32Array(more), new Uint16Array(more)] as const
    larger[0].set(terms)
    larger[1].set(docs)
    larger[2].set(infos)
    ;[terms, docs, infos] = larger
  }

  return {
    add(doc: number, postings: readonly Posting[]) {
      while (size + postings.length > terms.length) makeRoom()
      for (const { word, info } of postings) {
        let number = numbers.get(word)
        if (number === undefined) {
          number = numbers.size
          // A copy: a piece of a row's text would keep the whole of it in memory.
          numbers.set(Buffer.from(word).toString(), number)
        }
        terms[size] = number
        docs[size] = doc
        infos[size] = info
        size++
      }
    },
    turnAround(): WordPostings {
      const words = [...numbers.keys()].sort()
      const placeOf = new Int32Array(words.length)
      for (const [place, word] of words.entries()) placeOf[numbers.get(word) ?? 0] = place
      const starts = new Int32Array(words.length + 1)
      for (let at = 0; at < size; at++) {
        const next = (placeOf[terms[at] ?? 0] ?? 0) + 1
        starts[next] = (starts[next] ?? 0) + 1
      }
      for (let place = 0; place < words.length; place++) {
        starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0)
      }
      const next = starts.slice()
      const turned = { docs: new Int32Array(size), infos: new Uint16Array(size) }
      for (let at = 0; at < size; at++) {
        const place = placeOf[terms[at] ?? 0] ?? 0
        const to = next[place] ?? 0
        next[place] = to + 1
        turned.docs[to] = docs[at] ?? 0
        turned.infos[to] = infos[at] ?? 0
      }
      return makeWordPostings(words, starts, turned)
    },
  }
}

/** The words of all products with their postings; changed products are kept beside what was loaded. */
function makeWordPostings(words: readonly string[], starts: Int32Array, loaded: Postings) {
  /** Products whose loaded postings count no more. */
  const changed = new Set<number>()
  const wordsOf = new Map<number, readonly Posting[]>()
  const added = new Map<string, Map<number, number>>()

  const loadedOf = (place: number): Postings => {
    const [from, to] = [starts[place] ?? 0, starts[place + 1] ?? 0]
    return { docs: loaded.docs.subarray(from, to), infos: loaded.infos.subarray(from, to) }
  }

  function together(before: Postings, more: ReadonlyMap<number, number> | undefined): Postings {
    if (changed.size === 0) return before
    const pairs: [number, number][] = [...(more ?? [])]
    for (const [index, doc] of before.docs.entries()) {
      if (!changed.has(doc)) pairs.push([doc, before.infos[index] ?? 0])
    }
    pairs.sort(([one], [other]) => one - other)
    return {
      docs: Int32Array.from(pairs, ([doc]) => doc),
      infos: Uint16Array.from(pairs, ([, info]) => info),
    }
  }

  return {
    /** How many products were taken in since loading. */
    get changes() {
      return wordsOf.size
    },
    find(word: string): Postings {
      const place = firstFrom(words, word)
      const before = words[place] === word ? loadedOf(place) : NONE
      return together(before, added.get(word))
    },
    /** One list for each word that begins so. */
    findBeginning(prefix: string): Postings[] {
      const found: Postings[] = []
      const end = firstFrom(words, `${prefix}\uffff`)
      for (let place = firstFrom(words, prefix); place < end; place++) {
        found.push(together(loadedOf(place), added.get(words[place] ?? '')))
      }
      for (const [word, docs] of added) {
        const isLoaded = words[firstFrom(words, word)] === word
        if (word.startsWith(prefix) && !isLoaded) found.push(together(NONE, docs))
      }
      return found
    },
    /** The words of a product, new or changed. */
    replace(doc: number, postings: readonly Posting[]): void {
      for (const { word } of wordsOf.get(doc) ?? []) added.get(word)?.delete(doc)
      changed.add(doc)
      wordsOf.set(doc, postings)
      for (const { word, info } of postings) {
        const docs = added.get(word) ?? new Map<number, number>()
        added.set(word, docs.set(doc, info))
      }
    },
  }
}

/** The place of the first word that is not before this one. */
export function firstFrom(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
