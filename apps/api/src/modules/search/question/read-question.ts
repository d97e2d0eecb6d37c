import { MAX_SEARCH_LENGTH } from '@mendwell/domain/orders/limits'
import { readTerm, type SearchTerm } from '../words/search-words.ts'
import { type Limit, readLimits } from './limits.ts'
import { type Negation, readNegations } from './negations.ts'
import { type Age, ageOf, isSmallTalk } from './small-talk.ts'

/** A parsed search text: what is searched for, within which limits, excluding what. */
export interface Question {
  term: SearchTerm
  /** The weight of each word of the term, besides its rarity. */
  factors: number[]
  limits: Limit[]
  /** Index of the word that names the thing itself: 'device' of 'lancet device for kids'; null in Spanish. */
  head: number | null
  without: Negation[]
  /** The intended user, if it names one; null if both or neither. */
  age: Age | null
}

/** An attribute of the thing, not the thing: what comes after 'for' or 'with'. */
const AFTER_FACTOR = 0.75
const SMALL_TALK_FACTOR = 0.12
/** Amounts and sizes: products have them, kinds do not. */
const MEASURE_FACTOR = 0.3

const MEASURE =
  /^(?:\d.*|sizes?|x*[sml]|xs|small|medium|large|extra|grandes?|median[oa]s?|peque[nñ][oa]s?|packs?|boxe?s?|pieces?|pcs|count|each)$/u

const PREPOSITION =
  /^(?:for|with|of|from|to|in|on|after|during|para|de|con|en|after|despues|después)$/u

/** Whether a word is an amount or a size. */
export const isMeasure = (word: string): boolean => MEASURE.test(word)

/** Parses any text; if it is only limits, the words are kept. */
export function readQuestion(typed: string): Question {
  const text = joinCannot(
    joinPoints(typed.slice(0, MAX_SEARCH_LENGTH).toWellFormed().normalize('NFC').toLowerCase()),
  )
  const { limits, rest } = readLimits(text)
  const claimed = readTerm(rest)
  const negated = readNegations(claimed.looked)
  const looked = readTerm(negated.rest)
  const term = { ...looked, claims: claimed.claims | looked.claims, text: text.trim() }
  if (term.words.length === 0) {
    const whole = readTerm(text)
    const factors = whole.words.map(() => 1)
    return { term: whole, factors, head: null, limits: [], without: [], age: null }
  }
  const { words } = term
  return {
    term,
    factors: factorsOf(words),
    head: headOf(words),
    limits,
    without: negated.without,
    age: ageOf(words),
  }
}

/** v.a.c. → vac: the index knows both. */
const joinPoints = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu, (letters) =>
    letters.replaceAll('.', ''),
  )

/** "can't", 'cant' and 'can not' → 'cannot', as the phrases of kinds and needs have it. */
const joinCannot = (text: string) => text.replace(/\bcan(?:['’`]?t|\s+not)\b/gu, 'cannot')

const SPANISH = /^(?:de|del|para|con|sin|el|la|los|las|un|una|y|que)$/u

/** The last significant word before a preposition, without measures. */
function headOf(words: readonly string[]): number | null {
  if (words.some((word) => SPANISH.test(word))) return null
  const isTelling = (word: string) =>
    !isSmallTalk(word) && !isMeasure(word) && !PREPOSITION.test(word)
  const begins = words.findIndex(isTelling)
  const after = words.findIndex((word, at) => at > begins && PREPOSITION.test(word))
  const head = words.slice(0, after === -1 ? words.length : after).findLastIndex(isTelling)
  return head === -1 ? null : head
}

function factorsOf(words: readonly string[]): number[] {
  const telling = words.map((word) => !isSmallTalk(word))
  const isAnyTelling = telling.some(Boolean)
  const begins = words.findIndex((word, at) => telling[at] && !PREPOSITION.test(word))
  const after = words.findIndex(
    (word, at) => at > begins && begins !== -1 && PREPOSITION.test(word),
  )
  return words.map((word, at) => {
    if (isAnyTelling && !telling[at]) return SMALL_TALK_FACTOR
    if (isMeasure(word)) return MEASURE_FACTOR
    return after !== -1 && at > after ? AFTER_FACTOR : 1
  })
}
