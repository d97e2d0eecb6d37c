/** Shorter pieces are found in everything. */
const MIN_PART = 3

/** Every part of a word that may be a word of its own. */
export function piecesOf(word: string): string[] {
  const pieces = new Set<string>()
  for (let from = 0; from + MIN_PART <= word.length; from++) {
    for (let to = from + MIN_PART; to <= word.length; to++) {
      if (from > 0 || to < word.length) pieces.add(word.slice(from, to))
    }
  }
  return [...pieces]
}

/** The fewest known words that a word consists of without their spaces; undefined if it does not. */
export function splitIntoKnown(word: string, known: ReadonlySet<string>): string[] | undefined {
  const best: (string[] | undefined)[] = [[]]
  for (let to = MIN_PART; to <= word.length; to++) {
    for (let from = 0; from + MIN_PART <= to; from++) {
      const before = best[from]
      const piece = word.slice(from, to)
      if (!before || !known.has(piece)) continue
      const found = best[to]
      if (!found || before.length + 1 < found.length) best[to] = [...before, piece]
    }
  }
  const parts = best[word.length]
  return parts && parts.length > 1 ? parts : undefined
}
