import { withoutAccents } from '@mendwell/domain/words/without-accents'

/** A piece of a text, and whether it is what was typed. */
interface TextPart {
  /** Place of its first letter in the text. */
  at: number
  text: string
  isMatch: boolean
}

/** Small letters without accents. */
const plain = (text: string) => withoutAccents(text).toLowerCase()

const LETTER = '[\\p{L}\\p{N}]'

/** What another form of a word adds to it: strips, crutches, coated, testing. */
const ADDED = `(?:s|es|ed|ing)(?!${LETTER})`
/** What is taken off a typed word to find its base; bed and ring have nothing to take off. */
const TAKEN_OFF = [/(?<=.{3})s$/, /(?<=[sxz]|[cs]h)es$/, /(?<=.{4})(?:ed|ing)$/]

/** Of 'crutches': crutche, crutch. */
const basesOf = (word: string) =>
  TAKEN_OFF.filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''))

/**
 * Cuts a text where words begin as one of the typed words does, or are another form of one, whatever the case and the
 * accents. Another form is marked whole; of the word that is still being typed, which no space follows, only what is
 * typed.
 */
export function matchedParts(text: string, typed: string): TextPart[] {
  const matching = patternOf(typed)
  if (!matching) return [{ at: 0, text, isMatch: false }]
  // Neighbours are one piece.
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

/** A word that is typed whole; a short one such as 'for' is no beginning of 'Formfit'. */
const wholeOf = (word: string) =>
  word.length < 4 ? `${word}(?:${ADDED}|(?!${LETTER}))` : `${word}(?:${ADDED})?`

/** Pattern of what counts as a typed word; undefined where no word was typed. */
function patternOf(typed: string): string | undefined {
  const pieces = plain(typed).split(/[^\p{L}\p{N}]+/u)
  const unfinished = pieces.at(-1)
  const words = pieces.filter((word) => word !== '')
  // The longest first: of 'strip' and 'strips' the whole word is meant.
  const patterns = words
    .sort((one, other) => other.length - one.length)
    .flatMap((word) => [
      word === unfinished ? word : wholeOf(word),
      ...basesOf(word).map((base) => `${base}(?:e?s)?(?!${LETTER})`),
    ])
  return patterns.length > 0 ? patterns.join('|') : undefined
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
