/** A word of three with one letter changed is another word; two typos leave enough of a word of seven. */
const MIN_LENGTH = 4
const MIN_LENGTH_FOR_TWO = 7
/** A quarter of the letters may be wrong anywhere; in shorter words the ends must be right. */
const MIN_LENGTH_FOR_ANY_TWO = 8

/** Letters that may be wrong, missing, extra or swapped in a word of this length. */
export function toleranceFor(length: number): number {
  if (length < MIN_LENGTH) return 0
  return length < MIN_LENGTH_FOR_TWO ? 1 : 2
}

/** Whether a word this many edits away may have been meant: few get the first and the last letter wrong. */
function isPlausible(typed: string, word: string, steps: number): boolean {
  if (steps === 0 || steps > toleranceFor(typed.length)) return false
  // 'beed' is a bed, 'ramp' is not an amp.
  if (word.length < MIN_LENGTH && word[0] !== typed[0]) return false
  return (
    steps === 1 ||
    typed.length >= MIN_LENGTH_FOR_ANY_TWO ||
    (typed[0] === word[0] && typed.at(-1) === word.at(-1))
  )
}

/** Edit distance: a wrong, missing or extra letter, or two swapped neighbors. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const wrong = from[row - 1] === to[column - 1] ? 0 : 1
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + wrong,
      )
      const swapped = isSwap ? (beforeLast[column - 2] ?? best) + 1 : best
      current.push(Math.min(best, swapped))
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

/** A word that may have been meant. */
export interface NearWord {
  word: string
  /** Edits from what was typed. */
  distance: number
}

/** The words that may have been meant, nearest first; at equal distance, those with the same first letter. */
export function nearestWords(typed: string, known: readonly string[], limit: number): NearWord[] {
  // Numbers and codes are meant as typed.
  if (/\d/.test(typed)) return []
  return known
    .map((word) => ({
      word,
      distance: editDistance(typed, word),
      far: word[0] === typed[0] ? 0 : 1,
    }))
    .filter(({ word, distance }) => isPlausible(typed, word, distance))
    .sort(
      (one, other) =>
        one.distance - other.distance || one.far - other.far || (one.word < other.word ? -1 : 1),
    )
    .slice(0, limit)
}
