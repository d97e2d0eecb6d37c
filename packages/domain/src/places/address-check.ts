import { fiveDigits } from './united-states.ts'
import type { UsAddress } from './us-address.ts'
import { shortForm, UNIT_IN_LINE } from './us-address-words.ts'

/** What a check of a US address may come to; off: the shop checks none. */
export const ADDRESS_OUTCOMES = [
  'off',
  'deliverable',
  'corrected',
  'missingUnit',
  'unknown',
] as const
export type AddressOutcome = (typeof ADDRESS_OUTCOMES)[number]

/** Capitals without accents; an apostrophe joins, all other punctuation parts words. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’`]/g, '')
    .replace(/#/g, ' UNIT ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const wordsOf = (text: string) => plain(text).split(' ').filter(Boolean).map(shortForm)

/** What parts two ways to write a word: capitals, accents, punctuation and abbreviations do not. */
export const comparableWord = (word: string): string => wordsOf(word).join(' ')

/** 'APT # 5' says the same twice. */
const isFirstOfKind = (word: string, index: number, words: readonly string[]) =>
  word !== 'UNIT' || words[index - 1] !== 'UNIT'

/** A number alone in the second line is that of an apartment. */
function unitOf(address2: string | null | undefined): string[] {
  const words = wordsOf(address2 ?? '')
  return words.length === 1 ? ['UNIT', ...words] : words
}

const linesOf = ({ address, address2 }: UsAddress) =>
  [...wordsOf(address), ...unitOf(address2)].filter(isFirstOfKind).join(' ')

/**
 * Whether two addresses differ at most in how they are written: capitals, accents, punctuation, ZIP+4, the postal
 * service's abbreviations, and in which of the two lines the apartment stands.
 */
export const isSameAddress = (one: UsAddress, other: UsAddress): boolean =>
  linesOf(one) === linesOf(other) &&
  wordsOf(one.city).join(' ') === wordsOf(other.city).join(' ') &&
  plain(one.stateProvince) === plain(other.stateProvince) &&
  zipOf(one) === zipOf(other)

const zipOf = ({ postalCode }: UsAddress) => fiveDigits(postalCode) ?? plain(postalCode)

/**
 * A provider's address, in capitals and perhaps in one line, as a shopper would write it: words as they were typed
 * where they are the same, the apartment in its own line, five digits of the ZIP code.
 */
export function tidySuggestion(typed: UsAddress, suggested: UsAddress): UsAddress {
  const [street, unit] = splitUnit(suggested)
  const known = new Map(
    [typed.address, typed.address2, typed.city]
      .flatMap((text) => (text ?? '').trim().split(/[\s,]+/))
      .filter((word) => /\p{Lu}/u.test(word))
      .map((word) => [plain(word), word]),
  )
  const written = (text: string) =>
    text
      .trim()
      .split(/\s+/)
      .map((word) => known.get(plain(word)) ?? inLowerCase(word))
      .join(' ')
  return {
    address: written(street),
    address2: unit ? written(unit) : null,
    city: written(suggested.city),
    stateProvince: suggested.stateProvince.trim().toUpperCase(),
    postalCode: fiveDigits(suggested.postalCode) ?? suggested.postalCode.trim(),
  }
}

function splitUnit({ address, address2 }: UsAddress): [street: string, unit: string] {
  if (address2?.trim()) return [address, address2]
  const { street = address, unit = '' } = UNIT_IN_LINE.exec(address.trim())?.groups ?? {}
  return [street, unit]
}

/** Letters of compass points, of post office boxes and beside digits stay as the postal service writes them. */
const inLowerCase = (word: string) =>
  /^(NE|NW|SE|SW|PO|US|FM|CR|[A-Z])$/.test(word) || /^\d+[A-Z]$|^[A-Z]+\d/.test(word)
    ? word
    : word.replace(/[\p{L}\p{N}'’]+/gu, (part) =>
        /^\d/.test(part)
          ? part.toLowerCase()
          : part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase(),
      )
