import { MAX_SEARCH_LENGTH } from '@mendwell/domain/limits'

/** More words than this narrow nothing down. */
const MAX_WORDS = 12
const MAX_WORD_LENGTH = 60

/** What was typed, cut into words the way the index is (migration 0100). */
export interface SearchTerm {
  words: string[]
  /** Hyphenated words in one piece, by the place of their first word. */
  joined: Map<number, { size: number; word: string }>
  /** The whole term as a catalogue number would be written: small letters and digits only. */
  code: string
  /** How a name begins that is just this: without the plural. */
  start: string
}

/** Reads any text, however hostile: what is left are letters and digits. */
export function readTerm(typed: string): SearchTerm {
  const text = typed.slice(0, MAX_SEARCH_LENGTH).toWellFormed().normalize('NFC').toLowerCase()
  const words: string[] = []
  const joined: SearchTerm['joined'] = new Map()
  for (const group of text.replace(/['’`]/g, '').split(/[^\p{L}\p{N}\p{M}-]+/u)) {
    const parts = group.split('-').filter((part) => part !== '')
    if (words.length + parts.length > MAX_WORDS) break
    if (parts.length > 1) joined.set(words.length, { size: parts.length, word: parts.join('') })
    words.push(...parts.map((part) => part.slice(0, MAX_WORD_LENGTH)))
  }
  const code = text.replace(/[^a-z0-9]/g, '').replace(/^0+/, '')
  return { words, joined, code, start: words.join(' ').replace(/(?<=\p{L}{3})e?s$/u, '') }
}

/** One word of a tsquery; words hold letters and digits only, so that nothing needs escaping. */
export const exactly = (word: string): string => `'${word}'`

/** Whatever begins with the word's stem: generous, for lists while typing. */
export const asPrefix = (word: string): string => `'${word}':*`

/** The word and the known words that begin with it; of a code or size whatever begins so. */
export const beginning = (word: string, known: readonly string[] = []): string =>
  anyOf([/\d/.test(word) ? asPrefix(word) : exactly(word), ...known.map(exactly)])

/** Barcodes are stored without the zeros in front. */
const withoutZeros = (word: string) =>
  /^0+[1-9]\d*$/.test(word)
    ? anyOf([exactly(word), exactly(word.replace(/^0+/, ''))])
    : exactly(word)

export const anyOf = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`

export const allOf = (queries: readonly string[]): string => queries.join(' & ')

/** The queries with each two neighbours in turn as one word: 'coagu chek' for CoaguChek. */
export const withJoinedNeighbours = (words: readonly string[], queries: readonly string[]) =>
  words.slice(1).map((second, index) => {
    const joined = exactly(`${words[index]}${second}`)
    return allOf([...queries.slice(0, index), joined, ...queries.slice(index + 2)])
  })

/** The tsquery of a term as typed: all its words, hyphenated ones apart or joined, or the whole as a code. */
export function queryAsTyped({ words, joined, code }: SearchTerm): string {
  const parts: string[] = []
  for (let index = 0; index < words.length; index++) {
    const group = joined.get(index)
    const apart = words.slice(index, index + (group?.size ?? 1)).map(withoutZeros)
    parts.push(group ? anyOf([`(${allOf(apart)})`, exactly(group.word)]) : allOf(apart))
    if (group) index += group.size - 1
  }
  const isSplitCode = words.length > 1 && /\d/.test(code)
  return isSplitCode ? anyOf([`(${allOf(parts)})`, exactly(code)]) : allOf(parts)
}
