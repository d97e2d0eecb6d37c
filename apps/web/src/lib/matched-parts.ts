/** A piece of a text, and whether it is what was typed. */
interface TextPart {
  /** Place of its first letter in the text. */
  at: number
  text: string
  isMatch: boolean
}

/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const LETTER = '[\\p{L}\\p{N}]'

/** Of 'crutches': crutche, crutch. */
const singularsOf = (word: string) =>
  ['s', 'es'].flatMap((ending) =>
    word.length > 4 && word.endsWith(ending) ? [word.slice(0, -ending.length)] : [],
  )

/**
 * Cuts a text where words begin as one of the typed words does, or are the only one of many, whatever the case and the
 * accents.
 */
export function matchedParts(text: string, typed: string): TextPart[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return [{ at: 0, text, isMatch: false }]
  const { folded, places } = fold(text)
  // The longest first: of 'strip' and 'strips' the whole word is meant.
  const longestFirst = words
    .sort((one, other) => other.length - one.length)
    .flatMap((word) => [word, ...singularsOf(word).map((one) => `${one}(?!${LETTER})`)])
    .join('|')
  // Neighbours are one piece.
  const found = RegExp(`(?<!${LETTER})(?:${longestFirst})(?:[\\s-]+(?:${longestFirst}))*`, 'gu')
  const parts: TextPart[] = []
  let end = 0
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ at: end, text: text.slice(end, to), isMatch })
    end = to
  }
  for (const { index, 0: match } of folded.matchAll(found)) {
    add(places[index] ?? end, false)
    add(places[index + match.length] ?? text.length, true)
  }
  add(text.length, false)
  return parts
}

/** The text as it is compared, and for each place in it the place in the text that it comes from. */
function fold(text: string) {
  let folded = ''
  const places: number[] = []
  // A letter with its accents.
  for (const { index, 0: letter } of text.matchAll(/\P{M}?\p{M}*/gu)) {
    const letters = plain(letter)
    for (let n = 0; n < letters.length; n++) places.push(index)
    folded += letters
  }
  return { folded, places }
}
