import type { Queryable } from '../../../db/db.ts'
import {
  allOf,
  anyOf,
  exactly,
  type SearchTerm,
  startOfName,
  withSpans,
} from '../words/search-words.ts'
import { withMeanings } from '../words/term-spans.ts'
import { countMatches, findFirstMatching } from '../words/words.repository.ts'

/** More words are not combined in all ways. */
const MAX_UNITS = 6
/** What fits so many products tells nothing apart, and takes long to combine. */
const TOO_MANY = 1_000

/** How much or how big, not what: many different things are so. */
const MEASURE =
  /^(?:\d.*|sizes?|packs?|boxe?s?|pieces?|pcs|pairs?|count|small|medium|large|x*[sl]|extra)$/u

/** What follows says more about the thing named before: 'crutches for adults'. */
const AFTER_THE_THING = /^(?:for|with|without|of|from|to|in|on|para|de|con|sin)$/u

/** Words of a term that mean something together only: a size, a word with a hyphen, a phrase with a synonym. */
interface Unit {
  /** Place of the first word. */
  at: number
  /** Place after the last. */
  end: number
  /** In names, brands, codes and categories: what a description mentions is seldom what is looked for. */
  named: string
  anywhere: string
  isMeasure: boolean
  /** It has a synonym or a hyphen: the name of a thing, not what is said of one. */
  hasMeaning: boolean
}

/** What fits some words of a term. */
export interface SomeWords {
  query: string
  /** The last word that says what is looked for: names that begin so come first. */
  start: string
}

/**
 * The query that as many words of a term fit as possible, for a term that no product fits wholly. Words that the shop
 * has nothing for are left out first; of the others at least half must fit, sizes not counted, and of as many the thing
 * itself rather than what is said of it. Undefined where nothing fits so many.
 */
export async function findSomeWords(
  db: Queryable,
  term: SearchTerm,
): Promise<SomeWords | undefined> {
  const units = unitsOf(await withMeanings(db, term))
  const named = units.map((unit) => unit.named)
  const known = worthCombining(units, await countMatches(db, named, TOO_MANY))
  const things = known.filter(isThing)
  const thing = theThing(term, things)
  const enough = Math.max(1, things.length / 2)
  const queries: string[] = []
  for (let size = known.length; size > 0; size--) {
    const ways = choose(known, size).filter((way) => way.filter(isThing).length >= enough)
    const ofTheThing = ways.filter((way) => way.some((unit) => unit === thing))
    const inTurn = ofTheThing.length < ways.length ? [ofTheThing, ways] : [ways]
    for (const some of inTurn.filter(({ length }) => length > 0)) {
      queries.push(anyWay(some, 'named'))
      if (size > 1) queries.push(anyWay(some, 'anywhere'))
    }
  }
  const query = await findFirstMatching(db, queries, term.claims)
  const start = startOfName(term.words.slice(thing?.at ?? 0, thing?.end ?? 0))
  return query === undefined ? undefined : { query, start }
}

const isThing = ({ isMeasure }: Unit) => !isMeasure

/** The words that the shop has something for, without those that are everywhere; things before measures, as typed. */
function worthCombining(units: readonly Unit[], uses: readonly number[]): Unit[] {
  const usesOf = new Map(units.map((unit, at) => [unit, uses[at] ?? 0]))
  const known = units.filter((unit) => usesOf.get(unit) !== 0)
  const telling = known.filter((unit) => (usesOf.get(unit) ?? 0) < TOO_MANY)
  const some = telling.some(isThing) ? telling : known.slice(0, 2)
  return some
    .toSorted((one, other) => Number(one.isMeasure) - Number(other.isMeasure))
    .slice(0, MAX_UNITS)
    .toSorted((one, other) => one.at - other.at)
}

/** What is looked for: before 'for' and 'with' the last words with a synonym, else the last of all. */
function theThing({ words }: SearchTerm, things: readonly Unit[]): Unit | undefined {
  const end = words.findIndex((word, at) => at > 0 && AFTER_THE_THING.test(word))
  const before = things.filter(({ at }) => end === -1 || at < end)
  return before.findLast(({ hasMeaning }) => hasMeaning) ?? before.at(-1) ?? things.at(-1)
}

const anyWay = (ways: readonly Unit[][], where: 'named' | 'anywhere') =>
  anyOf(ways.map((way) => `(${allOf(way.map((unit) => unit[where]))})`))

function unitsOf({ words, spans }: SearchTerm): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const here = spans.filter((span) => span.at === at)
    const size = Math.max(1, ...here.map((span) => span.size))
    const range: [number, number] = [at, Math.min(at + size, words.length)]
    units.push({
      at,
      end: range[1],
      named: `(${withSpans(words.map(inNames), spans, range)})`,
      anywhere: `(${withSpans(words.map(exactly), spans, range)})`,
      isMeasure: MEASURE.test(words[at] ?? ''),
      hasMeaning: here.length > 0,
    })
    at += size
  }
  return units
}

const inNames = (word: string) => `${exactly(word)}:ABC`

/** Every choice of so many, the first ones first. */
function choose<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((one, at) => choose(all.slice(at + 1), size - 1).map((rest) => [one, ...rest]))
}
