/** Words as UTF-8, one behind the other; each ends where the next one starts. */
export interface PackedWords {
  bytes: Uint8Array
  starts: Int32Array
  size: number
}

export type WordList = ReturnType<typeof makeWordList>

/** Words in the order of their bytes: as texts of their own each would take some 40 bytes more. */
export function makeWordList({ bytes, starts, size }: PackedWords) {
  /** Below zero when the word at this place comes before all that begin so, zero when it begins so. */
  function compare(place: number, beginning: Uint8Array): number {
    const start = starts[place] as number
    const length = (starts[place + 1] as number) - start
    for (let at = 0; at < beginning.length; at++) {
      if (at === length) return -1
      const difference = (bytes[start + at] as number) - (beginning[at] as number)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** The first place of a word whose comparison is as much or more. */
  function firstFrom(beginning: Uint8Array, least: 0 | 1): number {
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(middle, beginning) < least) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    /** The place of a word; undefined for one that is not in the list. */
    find(word: string): number | undefined {
      const text = Buffer.from(word)
      // Of all that begin so the word itself comes first.
      const place = firstFrom(text, 0)
      if (place === size || compare(place, text) !== 0) return undefined
      const length = (starts[place + 1] as number) - (starts[place] as number)
      return length === text.length ? place : undefined
    },
    /** The places of the words that begin so: from the first one up to before the second. */
    beginning(prefix: string): readonly [number, number] {
      const text = Buffer.from(prefix)
      return [firstFrom(text, 0), firstFrom(text, 1)]
    },
    textAt: (place: number): string =>
      Buffer.from(bytes.subarray(starts[place], starts[place + 1])).toString(),
  }
}
