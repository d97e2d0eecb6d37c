import { infosIn } from './find-matching.ts'
import { fieldsOf, isCode, MAX_PLACE, placeOf, weightOf } from './posting.ts'
import { makeNameStarts, type ProductFacts } from './product-facts.ts'
import { FIELD, type QueryTree, wordsIn } from './query-tree.ts'
import type { Postings, WordPostings } from './word-postings.ts'

/** A name that begins as typed: what is looked for, not what goes with it. */
const START_BONUS = 0.2
/** All words in the name, however long it is: what it is, not what it is for. */
const NAME_BONUS = 0.25
/** Long names mention many things; this many letters halve their rank. */
const HALVING_LENGTH = 400
/** Ranks nearer than this are alike: stock, popularity and stars decide. */
const RANK_STEPS = 50
/** A catalogue number typed in full comes before every rank. */
const EXACT = 1_000

/** What was searched for. */
export interface Term {
  tree: QueryTree
  /** The whole term as a catalogue number, and as a name would begin with it. */
  code: string
  start: string
}

interface Asked extends Term {
  words: WordPostings
  facts: ProductFacts
}

/**
 * How well each product fits a search, in whole steps: ts_rank of PostgreSQL as far as the index
 * knows the places of words (list-scope.repository.ts ranks so in full).
 */
export function rankMatches(docs: Int32Array, { tree, code, start, words, facts }: Asked) {
  const { nameLength } = facts.columns
  const startsSo = makeNameStarts(facts, start)
  const lists = postingsOf(tree, words)
  const ranks =
    tree.kind === 'all' && lists.length > 1
      ? ranksOfAll(
          lists.map((list) => infosIn(list, docs)),
          docs.length,
        )
      : ranksOfAny(
          lists.map((list) => infosIn(list, docs)),
          docs.length,
        )
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const bonus = startsSo(doc) ? START_BONUS : 0
    const rank = (ranks[at] as number) / (1 + (nameLength[doc] as number) / HALVING_LENGTH) + bonus
    ranks[at] = Math.floor(rank * RANK_STEPS)
  }
  const exact = docsOfCode(code, words)
  if (exact.size === 0) return ranks
  return ranks.map((rank, at) => rank + (exact.has(docs[at] as number) ? EXACT : 0))
}

/** The products of which this is a catalogue number. */
export function docsOfCode(code: string, words: WordPostings): ReadonlySet<number> {
  const { docs, infos } = words.find(code)
  const found = new Set<number>()
  for (let at = 0; at < docs.length; at++) {
    if (isCode(infos[at] as number)) found.add(docs[at] as number)
  }
  return found
}

/** One list per word; what begins alike counts as one word. */
function postingsOf(tree: QueryTree, words: WordPostings): Postings[] {
  const seen = new Set<string>()
  return wordsIn(tree).flatMap(({ word, isPrefix }) => {
    const key = isPrefix ? `${word}*` : word
    if (seen.has(key)) return []
    seen.add(key)
    return isPrefix ? words.findBeginning(word) : [words.find(word)]
  })
}

function ranksOfAny(infos: readonly Uint16Array[], size: number): Float64Array {
  const ranks = new Float64Array(size)
  for (const list of infos) {
    for (let at = 0; at < size; at++) {
      ranks[at] = (ranks[at] as number) + weightOf(list[at] as number) / infos.length
    }
  }
  return ranks
}

/** Every two words near each other raise the rank, each pair of fields by itself. */
function ranksOfAll(infos: readonly Uint16Array[], size: number): Float64Array {
  const missing = new Float64Array(size).fill(1)
  for (const [place, one] of infos.entries()) {
    for (const other of infos.slice(0, place)) {
      for (let at = 0; at < size; at++) {
        missing[at] =
          (missing[at] as number) * missingOfPair(one[at] as number, other[at] as number)
      }
    }
  }
  const common = new Uint16Array(size).fill(FIELD.A)
  for (const list of infos) {
    for (let at = 0; at < size; at++) common[at] = (common[at] as number) & (list[at] as number)
  }
  return missing.map((part, at) => 1 - part + (isInName(common[at] as number) ? NAME_BONUS : 0))
}

const isInName = (info: number) => (fieldsOf(info) & FIELD.A) !== 0

function missingOfPair(one: number, other: number): number {
  const table = (fieldsOf(one) << 4) | fieldsOf(other)
  const both = MISSING_BY_FIELDS[table] as number
  const [here, there] = [placeOf(one), placeOf(other)]
  if (here === 0 || there === 0) return both
  return both * (MISSING_BY_DISTANCE[Math.abs(here - there)] as number)
}

/** As ts_rank has it: next to each other 0.95, ten words apart 0.2. */
const nearness = (words: number) => 1 / (1.005 + 0.05 * Math.exp(words / 1.5 - 2))
const MISSING_BY_DISTANCE = Float64Array.from(
  { length: MAX_PLACE + 1 },
  (_, distance) => 1 - Math.sqrt(nearness(distance)),
)

/** The fields' weights, and how far apart words in two fields usually are; names are judged by their places. */
const WEIGHT: [bit: number, weight: number][] = [
  [FIELD.A, 1],
  [FIELD.B, 0.4],
  [FIELD.C, 0.12],
  [FIELD.D, 0.03],
]
const USUAL_DISTANCE = [
  [0, 8, 12, 30],
  [8, 1, 5, 20],
  [12, 5, 2, 12],
  [30, 20, 12, 8],
]

/** What two words leave of 1 by the fields both stand in, but for the name. */
const MISSING_BY_FIELDS = Float64Array.from({ length: 256 }, (_, table) => {
  const [one, other] = [table >> 4, table & 15]
  let missing = 1
  for (const [row, [oneBit, oneWeight]] of WEIGHT.entries()) {
    for (const [column, [otherBit, otherWeight]] of WEIGHT.entries()) {
      const isName = row === 0 && column === 0
      if (isName || (one & oneBit) === 0 || (other & otherBit) === 0) continue
      const near = nearness(USUAL_DISTANCE[row]?.[column] ?? 30)
      missing *= 1 - Math.sqrt(oneWeight * otherWeight * near)
    }
  }
  return missing
})
