export type WordList = ReturnType<typeof makeWordList>

/** Sorted words as code units in one array: as texts of their own each would take some 30 bytes more. */
export function makeWordList(sorted: readonly string[]) {
  const { length } = sorted
  const starts = new Int32Array(length + 1)
  for (let place = 0; place < length; place++) {
    starts[place + 1] = (starts[place] as number) + (sorted[place] as string).length
  }
  const units = new Uint16Array(starts[length] as number)
  for (const [place, word] of sorted.entries()) {
    const start = starts[place] as number
    for (let at = 0; at < word.length; at++) units[start + at] = word.charCodeAt(at)
  }

  /** Below zero when the word at this place comes first, as JavaScript orders texts. */
  function compare(place: number, word: string): number {
    const start = starts[place] as number
    const own = (starts[place + 1] as number) - start
    for (let at = 0; at < own && at < word.length; at++) {
      const difference = (units[start + at] as number) - word.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return own - word.length
  }

  /** The place of the first word that is not before this one. */
  function firstFrom(word: string): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(middle, word) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    /** The place of a word; undefined for one that is not in the list. */
    find(word: string): number | undefined {
      const place = firstFrom(word)
      return place < length && compare(place, word) === 0 ? place : undefined
    },
    /** The places of the words that begin so: from the first one up to before the second. */
    beginning: (prefix: string) => [firstFrom(prefix), firstFrom(`${prefix}\uffff`)] as const,
    textAt: (place: number) =>
      String.fromCharCode(...units.subarray(starts[place], starts[place + 1])),
  }
}
