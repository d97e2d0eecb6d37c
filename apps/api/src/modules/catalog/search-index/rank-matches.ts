import { bitsOf, nameLengthOf } from './fact-rows.ts'
import { meet } from './meet.ts'
import { byStars } from './order-matches.ts'
import { fieldsOf, isCode, MAX_PLACE, placeOf, weightOf } from './posting.ts'
import { nameStarts, PROMISES, type ProductFacts, promise } from './product-facts.ts'
import { ANY_FIELD, FIELD, type QueryTree, wordsIn } from './query-tree.ts'
import { float64s, int32s, uint16s } from './room.ts'
import { makeShortlist } from './shortlist.ts'
import type { Postings, WordPostings } from './word-postings.ts'

/** A name that begins as typed: what is looked for, not what goes with it. */
const START_BONUS = 0.2
/** All words in the name, however long it is: what it is, not what it is for. */
const NAME_BONUS = 0.25
/** Long names mention many things; this many letters halve their rank. */
const HALVING_LENGTH = 400
/** Ranks nearer than this are alike: stock, popularity and stars decide. */
const RANK_STEPS = 50
/** A catalogue number typed in full comes before every rank, which are below 75. */
const EXACT = 100
const MAX_STEPS = 2 * EXACT

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
 * The first so many of some products, best match first; alike ones by what can be had. The rank is ts_rank of PostgreSQL
 * as far as the index knows the places of words (list-scope.repository.ts ranks so in full), in whole steps.
 */
export function bestMatches(
  docs: Int32Array,
  limit: number,
  { tree, code, start, words, facts }: Asked,
): number[] {
  const { rows } = facts
  const startsSo = nameStarts(facts, start)
  const weights = weightsOf(docs, tree, words)
  const exact = new Set(docsOfCode(code, words))
  const shortlist = makeShortlist(limit, MAX_STEPS * PROMISES)
  let leastSteps = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const weight = weights[at] as number
    const more = exact.size > 0 && exact.has(doc) ? EXACT : 0
    // Few lengths and names need be read: only of those that may still be among the best.
    if ((weight + START_BONUS) * RANK_STEPS + more < leastSteps) continue
    const rank = weight / (1 + nameLengthOf(rows, doc) / HALVING_LENGTH)
    if (inSteps(rank + START_BONUS) + more < leastSteps) continue
    const steps = inSteps(rank + (startsSo(doc) ? START_BONUS : 0)) + more
    if (steps < leastSteps) continue
    shortlist.offer(doc, steps * PROMISES + promise(bitsOf(rows, doc)))
    leastSteps = Math.floor(shortlist.least / PROMISES)
  }
  return shortlist.taken(byStars(facts))
}

const inSteps = (rank: number) => Math.floor(rank * RANK_STEPS)

/** How well the words of a search fit each product, whatever its name. */
function weightsOf(docs: Int32Array, tree: QueryTree, words: WordPostings): Float64Array {
  const lists = postingsOf(tree, words)
  return tree.kind === 'all' && lists.length > 1
    ? weightsOfAll(
        lists.map((list) => infosIn(list, docs)),
        docs.length,
      )
    : weightsOfAny(lists, docs)
}

/** The products of which this is a catalogue number. */
export function docsOfCode(code: string, words: WordPostings): Int32Array {
  const { docs, infoAt } = words.find(code)
  const found = int32s(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    if (isCode(infoAt(at))) found[end++] = docs[at] as number
  }
  return found.subarray(0, end)
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

function weightsOfAny(lists: readonly Postings[], docs: Int32Array): Float64Array {
  const weights = float64s(docs.length).fill(0)
  for (const { docs: having, infoAt } of lists) {
    meet(docs, having, (at, place) => {
      weights[at] = (weights[at] as number) + weightOf(infoAt(place)) / lists.length
    })
  }
  return weights
}

/** What is known of a word in each of some products; 0 where it does not stand. */
function infosIn({ docs: having, infoAt }: Postings, docs: Int32Array): Uint16Array {
  const found = uint16s(docs.length).fill(0)
  meet(docs, having, (at, place) => {
    found[at] = infoAt(place)
  })
  return found
}

/** Every two words near each other weigh more, each pair of fields by itself. */
function weightsOfAll(infos: readonly Uint16Array[], size: number): Float64Array {
  const weights = float64s(size)
  for (let at = 0; at < size; at++) {
    let missing = 1
    let common: number = ANY_FIELD
    for (let place = 0; place < infos.length; place++) {
      const info = infos[place]?.[at] as number
      common &= info
      for (let before = 0; before < place; before++) {
        missing *= missingOfPair(info, infos[before]?.[at] as number)
      }
    }
    weights[at] = 1 - missing + ((common & FIELD.A) !== 0 ? NAME_BONUS : 0)
  }
  return weights
}

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
