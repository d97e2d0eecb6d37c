import type { SearchScope } from '../lists/list-scope.repository.ts'
import {
  allOf,
  anyOf,
  exactly,
  queryAsTyped,
  readTerm,
  type SearchTerm,
} from '../words/search-words.ts'
import type { Question } from './read-question.ts'
import { isSmallTalk } from './small-talk.ts'
import type { Understood } from './understand.ts'

/** How many kinds are ranked; further ones hardly match the query. */
const RANKED_KINDS = 16

/** The products that answer a query: those with all its words, and those of the matched kinds. */
export function scopeOf(question: Question, understood: Understood, query?: string): SearchScope {
  const { term, facts, scores, reach, needKey } = understood
  const { limits } = question
  const without = question.without.map(({ what }) => what)
  return {
    kind: 'search',
    query: query ?? queryAsTyped(term, isSmallTalk),
    code: term.code,
    start: term.start,
    claims: term.claims,
    productIds: null,
    candidates: null,
    kinds: [...scores].slice(0, RANKED_KINDS).map(([kindKey, score]) => ({ kindKey, score })),
    reach,
    words: sharesOf(understood, facts.weights),
    isSituation: needKey !== null && (facts.need?.score ?? 0) > (facts.kinds[0]?.score ?? 0),
    // A condition is not a thing.
    head: needKey === null ? headOf(term, question.head) : '',
    headKinds: facts.kinds.flatMap(({ kindKey, covers }) =>
      question.head !== null && covers.includes(question.head) ? [kindKey] : [],
    ),
    without: anyOrNone(
      without.map((what) => `(${allOf(readTerm(what).words.map((word) => `${exactly(word)}:A`))})`),
    ),
    stated: without.map(sayingNone).join('|'),
    notKinds: understood.notKinds,
    capacity: limits.find(({ kind }) => kind === 'capacity')?.value ?? null,
  }
}

const anyOrNone = (queries: readonly string[]) => (queries.length === 0 ? '' : anyOf(queries))

/** 'without rails', 'no side or leg rails', 'rail-free': in a product's name. Words hold letters and digits only. */
function sayingNone(what: string): string {
  const thing = readTerm(what).words.map(startOfWord).join('[ -]+')
  return `\\m(?:without|no|non|not|sin|other than)[ -]+(?:\\w+[ -]+){0,3}${thing}|\\m${thing}\\w*[ -]+free\\M`
}

const startOfWord = (word: string) => word.replace(/(?<=\p{L}{3})e?s$/u, '')

/** With its synonyms. */
function headOf({ words, spans }: SearchTerm, head: number | null): string {
  const word = head === null ? undefined : words[head]
  if (word === undefined) return ''
  const meant = spans.filter(({ at, size }) => at === head && size === 1)
  return anyOf([exactly(word), ...meant.map(({ query }) => query)])
}

/** Each word with its synonyms, and its share of the total weight. */
function sharesOf({ term }: Understood, weights: readonly number[]): SearchScope['words'] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  return term.words.flatMap((word, at) => {
    const weight = weights[at] ?? 0
    if (weight === 0) return []
    const spans = term.spans.filter((span) => span.at === at && span.size === 1)
    return [
      {
        word: exactly(word),
        query: anyOf([exactly(word), ...spans.map(({ query }) => query)]),
        share: weight / total,
      },
    ]
  })
}
