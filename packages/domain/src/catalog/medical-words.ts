/** A word of medicine with the ways to write it. */
export interface MedicalWord {
  forms: readonly string[]
  /** Only right after a number: '16 Fr', not the name of a person. */
  afterNumber: boolean
}

/** More would be a lexicon instead of help. */
export const MAX_EXPLAINED = 5

const SPECIAL = /[.*+?^${}()|[\]\\]/g

/**
 * The words that a text has, in the order of the text; at most `MAX_EXPLAINED`. Upper and lower case are alike, and
 * part of a longer or a hyphenated word is another word: 'non-vented' is not 'vented'. Where two begin at one place
 * ('intermittent catheter', 'catheter' within it), the longer one stands for both.
 */
export function wordsIn<Word extends MedicalWord>(text: string, words: readonly Word[]): Word[] {
  const found = words
    .map((word) => ({ word, ...firstPlace(text, word) }))
    .filter(({ end }) => end > 0)
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX_EXPLAINED)
    .map(({ word }) => word)
}

interface Place {
  start: number
  /** 0 if the text does not have the word. */
  end: number
}

const isWithin = (one: Place, other: Place) =>
  other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start

function firstPlace(text: string, { forms, afterNumber }: MedicalWord): Place {
  const before = afterNumber ? '(?<=\\d[ -]?)' : '(?<![\\p{L}\\d-])'
  const all = forms.map((form) => form.replace(SPECIAL, '\\$&')).join('|')
  const match = new RegExp(`${before}(?:${all})(?![\\p{L}\\d]|-\\p{L})`, 'iu').exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : { start: 0, end: 0 }
}
