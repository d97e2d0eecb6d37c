import { withoutAccents } from '@mendwell/domain/without-accents'
import { toleranceFor } from '../nearest-word.ts'
import type { WordHints } from '../search.repository.ts'
import { exactly } from '../search-words.ts'
import { bitsIn } from './marks.ts'
import { lettersOf, type ShopNames } from './shop-names.ts'

/** Beginnings beyond these say nothing. */
const MAX_BEGINNINGS = 50
/** Among so many the most used word is known. */
const MAX_USES = 100

export interface WordLooks {
  names: ShopNames
  /** How many active products a query finds. */
  count: (query: string) => Promise<number>
  isStop: (word: string) => Promise<boolean>
}

const countInNames = (word: string, { count }: WordLooks) => count(`${exactly(word)}:ABC`)

/** In the names, brands and categories of how many active products a word occurs, counted up to 100. */
export async function usesOf(word: string, looks: WordLooks): Promise<number> {
  return Math.min(MAX_USES, await countInNames(word, looks))
}

/** What the catalogue knows about a word that was typed. */
export async function hintsOf(word: string, looks: WordLooks): Promise<WordHints> {
  const { names } = looks
  const isStop = await looks.isStop(word)
  const isKnown =
    (await countInNames(word, looks)) > 0 ||
    names.phrases.some((phrase) => ` ${phrase} `.includes(` ${word} `))
  return {
    word,
    isStop,
    isKnown,
    beginnings: beginningsOf(withoutAccents(word), names.words),
    similar: isKnown || isStop ? [] : similarTo(withoutAccents(word), names),
  }
}

function beginningsOf(start: string, words: readonly string[]): string[] {
  const end = firstFrom(words, `${start}\uffff`)
  return words
    .slice(firstFrom(words, start), end)
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .slice(0, MAX_BEGINNINGS)
}

/** The place of the first word that is not before this one. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Words that may be so many typing mistakes away: not much longer or shorter, of about the same letters. */
function similarTo(word: string, { words, letters }: ShopNames): string[] {
  const steps = toleranceFor(word.length)
  if (steps === 0) return []
  const own = lettersOf(word)
  return words.filter(
    (other, at) =>
      // A wrong letter takes one away and brings another.
      bitsIn(own ^ (letters[at] as number)) <= 2 * steps &&
      Math.abs(other.length - word.length) <= steps,
  )
}
