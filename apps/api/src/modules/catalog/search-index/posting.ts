import { FIELD } from './query-tree.ts'

/**
 * What the index knows of a word in a product, in 16 bits: the fields it stands in, how much it
 * weighs there, its first place in the name, and whether it is a catalogue number of the product.
 */
export interface Posting {
  word: string
  info: number
}

const FIELDS_BITS = 4
const WEIGHT_STEPS = 31
export const MAX_PLACE = 63
const IS_CODE = 1 << 15

export const fieldsOf = (info: number): number => info & 15
/** 0 to 1, as ts_rank weighs a single word. */
export const weightOf = (info: number): number =>
  WEIGHTS[(info >> FIELDS_BITS) & WEIGHT_STEPS] as number
/** From 1; 0 when it is not in the name, 63 for every place beyond. */
export const placeOf = (info: number): number => (info >> 9) & MAX_PLACE
export const isCode = (info: number): boolean => (info & IS_CODE) !== 0

const WEIGHTS = Float64Array.from(
  { length: WEIGHT_STEPS + 1 },
  (_, step) => (step / WEIGHT_STEPS) ** 2,
)
/** Weights of description, codes and category, brand and SKU, name; those of list-scope.repository.ts. */
const FIELD_WEIGHTS = { D: 0.03, C: 0.12, B: 0.4, A: 1 }
const SUM_OF_SQUARES = Math.PI ** 2 / 6

/** Reads a tsvector as PostgreSQL prints it: 'walker':1A,7 'wheel':2A */
export function readVector(text: string, codes: readonly string[]): Posting[] {
  const postings: Posting[] = []
  for (let at = 0; at < text.length; ) {
    let end = text.indexOf("'", at + 1)
    while (text[end + 1] === "'") end = text.indexOf("'", end + 2)
    const raw = text.slice(at + 1, end)
    const word = raw.includes("'") || raw.includes('\\') ? withoutEscapes(raw) : raw
    const space = text.indexOf(' ', end)
    const next = space < 0 ? text.length : space
    const code = codes.includes(word) ? IS_CODE : 0
    postings.push({ word, info: infoOf(text, end + 2, next) | code })
    at = next + 1
  }
  return postings
}

const withoutEscapes = (raw: string) => raw.replaceAll("''", "'").replaceAll('\\\\', '\\')

/** ts_rank of a single word, from its places (1A,7): the best one counts fully, further ones less and less. */
function infoOf(text: string, from: number, to: number): number {
  let fields = 0
  let name = 0
  let best = 0
  let bestAt = 1
  let sum = 0
  let at = from
  for (let index = 1; at < to; index++) {
    let place = 0
    for (; isDigit(text.charCodeAt(at)); at++) place = place * 10 + text.charCodeAt(at) - ZERO
    const letter = at < to && text[at] !== ',' ? (text[at++] as keyof typeof FIELD) : 'D'
    at++ // the comma
    const weight = FIELD_WEIGHTS[letter]
    fields |= FIELD[letter]
    if (letter === 'A' && name === 0) name = Math.min(MAX_PLACE, place)
    sum += weight / index ** 2
    if (weight > best) {
      best = weight
      bestAt = index
    }
  }
  const rank = (best + sum - best / bestAt ** 2) / SUM_OF_SQUARES
  const step = Math.min(WEIGHT_STEPS, Math.round(Math.sqrt(rank) * WEIGHT_STEPS))
  return fields | (step << FIELDS_BITS) | (name << 9)
}

const ZERO = 48
const isDigit = (unit: number) => unit >= ZERO && unit < ZERO + 10
