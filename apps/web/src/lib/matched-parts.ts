import { withoutAccents } from '@mendwell/domain/words/without-accents'

/** A part of a text, and whether it matches the typed words. */
interface TextPart {
  /** Index of its first letter in the text. */
  at: number
  text: string
  isMatch: boolean
}

/** Lowercase letters without accents. */
const plain = (text: string) => withoutAccents(text).toLowerCase()

const LETTER = '[\\p{L}\\p{N}]'

/** Suffixes of other word forms: strips, crutches, coated, testing. */
const ADDED = `(?:s|es|ed|ing)(?!${LETTER})`
/** Suffixes removed from a typed word to find its stem; bed and ring have none to remove. */
const TAKEN_OFF = [/(?<=.{3})s$/, /(?<=[sxz]|[cs]h)es$/, /(?<=.{4})(?:ed|ing)$/]

/** For 'crutches': crutche, crutch. */
const basesOf = (word: string) =>
  TAKEN_OFF.filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''))

/**
 * Splits a text where its words start with a typed word, or are another form of one, ignoring case and accents. Another
 * form is marked as a whole; for the word still being typed, which no space follows, only the typed part.
 */
export function matchedParts(text: string, typed: string): TextPart[] {
  const matching = patternOf(typed)
  if (!matching) return [{ at: 0, text, isMatch: false }]
  // Adjacent matches are one part.
  const found = RegExp(`(?<!${LETTER})(?:${matching})(?:[\\s-]+(?:${matching}))*`, 'gu')
  const { folded, places } = fold(text)
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

/** A completely typed word; a short one such as 'for' does not match 'Formfit'. */
const wholeOf = (word: string) =>
  word.length < 4 ? `${word}(?:${ADDED}|(?!${LETTER}))` : `${word}(?:${ADDED})?`

/** The pattern of the typed words; undefined if there are none. */
function patternOf(typed: string): string | undefined {
  const pieces = plain(typed).split(/[^\p{L}\p{N}]+/u)
  const unfinished = pieces.at(-1)
  const words = pieces.filter((word) => word !== '')
  // Longest first: of 'strip' and 'strips', the whole word should match.
  const patterns = words
    .sort((one, other) => other.length - one.length)
    .flatMap((word) => [
      word === unfinished ? word : wholeOf(word),
      ...basesOf(word).map((base) => `${base}(?:e?s)?(?!${LETTER})`),
    ])
  return patterns.length > 0 ? patterns.join('|') : undefined
}

/** The text in normalized form, and for each index in it the original index. */
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
