import { MAX_SEARCH_LENGTH } from '@mendwell/domain/orders/limits'
import { readClaims } from './claims.ts'
import { cutAtSizes } from './sizes.ts'

/** More words than this do not narrow the result. */
const MAX_WORDS = 12
const MAX_WORD_LENGTH = 60

/** Adjacent words that another query may replace: joined, as a size, by a synonym. */
export interface Span {
  /** Index of the first word. */
  at: number
  /** How many words it spans. */
  size: number
  query: string
}

/** The input, split into words as in the index (migration 0100). */
export interface SearchTerm {
  /** As typed, in lower case. */
  text: string
  /** The same without its claims. */
  looked: string
  words: string[]
  /** Hyphenated words joined, and sizes normalized. */
  spans: Span[]
  /** The whole term as a catalog number: lower-case letters and digits only. */
  code: string
  /** The start of a name for exactly this: without the plural. */
  start: string
  /** What the products must be stated to be, such as latex-free: bits of `product.traits`. */
  claims: number
}

/** Parses any text, however hostile: what is left is letters and digits. */
export function readTerm(typed: string): SearchTerm {
  const text = typed.slice(0, MAX_SEARCH_LENGTH).toWellFormed().normalize('NFC').toLowerCase()
  const words: string[] = []
  const spans: Span[] = []
  const { claims, rest } = readClaims(text)
  for (const part of cutAtSizes(rest)) {
    const before = words.length
    readWords(part.text, words, spans)
    const size = words.length - before
    if (!part.size) spans.push(...otherSizeWords(words, before))
    else if (size > 0) spans.push({ at: before, size, query: exactly(part.size) })
  }
  const code = text.replace(/[^a-z0-9]/g, '').replace(/^0+/, '')
  return { text, looked: rest, words, spans, code, start: startOfName(words), claims }
}

/** The start of a name for exactly these words: without the plural. */
export const startOfName = (words: readonly string[]): string =>
  words.join(' ').replace(/(?<=\p{L}{3})e?s$/u, '')

/** Sizes as shoppers type them: in letters, in English and Spanish. Names have the first two. */
const SIZE_WORDS: readonly { letter: string; name: string; spanish: RegExp }[] = [
  { letter: 's', name: 'small', spanish: /^pequeñ[oa]s?$/u },
  { letter: 'm', name: 'medium', spanish: /^median[oa]s?$/u },
  { letter: 'l', name: 'large', spanish: /^grandes?$/u },
  { letter: 'xl', name: 'extra large', spanish: /^extragrandes?$/u },
]

/** '3XL' as 'XXXL' and the other way round; undefined for other words. */
function otherLargeSize(word: string): string | undefined {
  const [, count] = word.match(/^([2-5])xl$/) ?? []
  if (count) return `${'x'.repeat(Number(count))}l`
  return /^x{2,5}l$/.test(word) ? `${word.length - 1}xl` : undefined
}

/** A size in letters or in Spanish: no typo, though no product may have the word itself. */
export const isSizeWord = (word: string): boolean =>
  otherLargeSize(word) !== undefined ||
  SIZE_WORDS.some(({ letter, spanish }) => word === letter || spanish.test(word))

/**
 * From the word at `begin` on: for 'M' also 'medium', for 'large' also 'L', both for 'mediano', and for '3XL' also
 * 'XXXL'.
 */
function otherSizeWords(words: readonly string[], begin: number): Span[] {
  return words.flatMap((word, at) => {
    const other = otherLargeSize(word)
    if (other && at >= begin) return [{ at, size: 1, query: exactly(other) }]
    return SIZE_WORDS.flatMap(({ letter, name, spanish }) => {
      const named = name.split(' ')
      const asName = { at, size: 1, query: `(${allOf(named.map(exactly))})` }
      const asLetter = { at, size: 1, query: exactly(letter) }
      if (at < begin) return []
      if (word === letter) return [asName]
      if (spanish.test(word)) return [asName, asLetter]
      const isNamed = words.slice(at, at + named.length).join(' ') === name
      return isNamed ? [{ ...asLetter, size: named.length }] : []
    })
  })
}

function readWords(text: string, words: string[], spans: Span[]) {
  for (const group of text.replace(/['’`]/g, '').split(/[^\p{L}\p{N}\p{M}-]+/u)) {
    const parts = group.split('-').filter((part) => part !== '')
    if (words.length + parts.length > MAX_WORDS) return
    if (parts.length > 1) {
      spans.push({ at: words.length, size: parts.length, query: exactly(parts.join('')) })
    }
    words.push(...parts.map((part) => part.slice(0, MAX_WORD_LENGTH)))
  }
}

/** One word of a tsquery; words hold letters and digits only, so nothing needs escaping. */
export const exactly = (word: string): string => `'${word}'`

/** A tenth of all catalog numbers start with so few characters: PostgreSQL would have to read as many lists. */
const MIN_PREFIX = 3

/** Anything that starts with the word's stem, codes too: for lists while typing. A shorter word only itself. */
export const asPrefix = (word: string): string =>
  word.length < MIN_PREFIX ? exactly(word) : `'${word}':*`

/** The word and the known words that start with it; for a code or size any prefix match. */
export const beginning = (word: string, known: readonly string[] = []): string =>
  anyOf([/\d/.test(word) ? asPrefix(word) : exactly(word), ...known.map(exactly)])

/** Barcodes are stored without leading zeros. */
const withoutZeros = (word: string) =>
  /^0+[1-9]\d*$/.test(word)
    ? anyOf([exactly(word), exactly(word.replace(/^0+/, ''))])
    : exactly(word)

/** A tsquery that one of these matches. */
export const anyOf = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`

/** A tsquery that all of these match. */
export const allOf = (queries: readonly string[]): string => queries.join(' & ')

/** The queries with each two neighbors in turn as one word: 'coagu chek' for CoaguChek. */
export const withJoinedNeighbors = (words: readonly string[], queries: readonly string[]) =>
  words.slice(1).map((second, index) => {
    const joined = exactly(`${words[index]}${second}`)
    return allOf([...queries.slice(0, index), joined, ...queries.slice(index + 2)])
  })

/**
 * All words, and at each span either its words or its replacement. From the left the longest span wins; shorter ones
 * inside it still count for its words.
 */
export function withSpans(
  queries: readonly string[],
  spans: readonly Span[],
  [from, to]: readonly [number, number] = [0, queries.length],
): string {
  const parts: string[] = []
  for (let at = from; at < to; ) {
    const here = spans.filter((span) => span.at === at && at + span.size <= to)
    const size = Math.max(1, ...here.map((span) => span.size))
    const meant = here.filter((span) => span.size === size).map(({ query }) => query)
    const inside = spans.filter((span) => span.size < size)
    const words = size === 1 ? (queries[at] ?? '') : withSpans(queries, inside, [at, at + size])
    parts.push(meant.length === 0 ? words : anyOf([grouped(words), ...meant]))
    at += size
  }
  return allOf(parts)
}

const grouped = (query: string) => (query.includes(' & ') ? `(${query})` : query)

/** A stop word: to_tsquery leaves it out. */
const NO_WORD = "'the'"

/** The tsquery of a term as typed: all its words, spans in both forms, or the whole as a code. */
export function queryAsTyped(
  { words, code, spans }: SearchTerm,
  isIdle: (word: string) => boolean = () => false,
) {
  const isAll = words.every(isIdle)
  const query = withSpans(
    words.map((word) => (!isAll && isIdle(word) ? NO_WORD : withoutZeros(word))),
    spans,
  )
  const isSplitCode = words.length > 1 && /\d/.test(code)
  return isSplitCode ? anyOf([`(${query})`, exactly(code)]) : query
}
