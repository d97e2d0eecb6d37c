import type { Queryable } from '../../../db/db.ts'
import { isSizeWord, type SearchTerm } from '../words/search-words.ts'
import { addMeanings } from '../words/term-spans.ts'
import {
  type FittingKind,
  findNeededKinds,
  findUnwantedKinds,
  findWordFacts,
  type NeededKind,
  type UnwantedKinds,
  type WordFacts,
} from './question.repository.ts'
import type { Question } from './read-question.ts'
import { ageInName } from './small-talk.ts'

/** The score a corrected query must reach; otherwise there was no typo. */
export const SURE = 0.7
/** Below this it is no answer: one of two words that many things share. */
const LIKELY = 0.42
/** Kinds nearly as good as the best one. */
const NEAR_BEST = 0.78
/** The share of the query that a phrase of a need must have. */
const SURE_NEED = 0.62
/** First needs, ranked one after the other; others that serve the need come far behind. */
const NEED_STEP = 0.03
const NEED_REST = 0.35
/** What the own score of a kind adds to that of the need which it serves: both together mean more than each. */
const OWN_BESIDE_NEED = 0.2
/** A kind that lacks only the thing itself is something else: a lancet is not a lancet device. */
const BESIDE_HEAD = 0.8
/** Made for children if an adult is meant, or vice versa. */
const OTHER_AGE = 0.6
/** Made for children if no one is mentioned: most search for themselves or for a parent. */
const MAYBE_CHILD = 0.95
/** Named for the absence of what is excluded. */
const LACKING = 0.3
/** Of partial matches only the best kinds are shown, if they reach this score. */
const PARTLY = 0.2

const NONE: UnwantedKinds = { excluded: [], lacking: [] }

export interface Understood {
  /** With its synonyms among the spans. */
  term: SearchTerm
  facts: WordFacts
  /** Excluded kinds. */
  notKinds: string[]
  /** 0 to 1 for each matching kind, best first. */
  scores: Map<string, number>
  /** Kinds whose products are results, whatever their words. */
  reach: string[]
  /** The same if nothing matches fully. */
  partReach: string[]
  best: FittingKind | undefined
  /** The condition or situation mentioned. */
  needKey: string | null
  /** 0 to 1: how well the best kind or the need matches. */
  fit: number
}

/** What a query means in terms of the shop's vocabulary. */
export async function understand(db: Queryable, question: Question): Promise<Understood> {
  const { term, factors, without, age } = question
  const [found, unwanted] = await Promise.all([
    findWordFacts(db, { words: term.words, factors }),
    without.length === 0
      ? NONE
      : findUnwantedKinds(
          db,
          without.map(({ what }) => what),
        ),
  ])
  const known = found.known.map((isKnown, at) => isKnown || isSizeWord(term.words[at] ?? ''))
  const facts = { ...found, known }
  const isNeed = facts.need !== null && facts.need.score >= SURE_NEED
  const needed = isNeed && facts.need ? await findNeededKinds(db, facts.need.needKey) : []
  const scores = scoresOf(facts, { needed, head: question.head, unwanted, age })
  const best = facts.kinds.find(({ kindKey }) => scores.has(kindKey))
  const top = Math.max(0, ...scores.values())
  const near = (atLeast: number) =>
    [...scores].flatMap(([key, score]) =>
      score >= atLeast && score >= top * NEAR_BEST ? [key] : [],
    )
  return {
    term: addMeanings(term, facts.meanings),
    facts,
    notKinds: unwanted.excluded,
    scores: new Map([...scores].sort(([, one], [, other]) => other - one)),
    reach: near(LIKELY),
    partReach: near(PARTLY),
    best,
    needKey: isNeed ? (facts.need?.needKey ?? null) : null,
    fit: top,
  }
}

interface Meant {
  needed: readonly NeededKind[]
  head: number | null
  unwanted: UnwantedKinds
  age: Question['age']
}

function ageShare({ name }: FittingKind, age: Question['age']): number {
  const madeFor = ageInName(name)
  if (madeFor === null || madeFor === age) return 1
  if (age !== null) return OTHER_AGE
  return madeFor === 'CHILD' ? MAYBE_CHILD : 1
}

function scoresOf({ kinds, need }: WordFacts, { needed, head, unwanted, age }: Meant) {
  const hasHead = ({ covers }: FittingKind) => head === null || covers.includes(head)
  const isHeadKnown = kinds.some((kind) => hasHead(kind) && kind.score >= LIKELY)
  const scores = new Map(
    kinds.map((kind) => [
      kind.kindKey,
      kind.score * (isHeadKnown && !hasHead(kind) ? BESIDE_HEAD : 1) * ageShare(kind, age),
    ]),
  )
  for (const { kindKey, place } of needed) {
    const share = place === null ? NEED_REST : Math.max(NEED_REST, 1 - (place - 1) * NEED_STEP)
    const own = scores.get(kindKey) ?? 0
    // A cushion after a hip operation: the thing and the need together score higher than each.
    scores.set(
      kindKey,
      Math.min(1, Math.max(own, (need?.score ?? 0) * share) + own * OWN_BESIDE_NEED),
    )
  }
  for (const key of unwanted.excluded) scores.delete(key)
  for (const key of unwanted.lacking) {
    const own = scores.get(key)
    if (own !== undefined) scores.set(key, own + LACKING)
  }
  return scores
}
