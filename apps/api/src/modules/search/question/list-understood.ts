import type { SearchPage } from '@mendwell/contract/catalog/catalog'
import type { ListOptions } from '@mendwell/contract/lists/list-options'
import { MAX_SEARCH_LENGTH } from '@mendwell/domain/orders/limits'
import { CLAIM_BITS, cutClaim } from '../words/claims.ts'
import type { Limit } from './limits.ts'
import type { Question } from './read-question.ts'

type Understood = SearchPage['understood']

const CLAIMS = ['latexFree', 'powderFree', 'notSterile', 'sterile'] as const

/**
 * How a query was interpreted, each part with the search text without it. A price that the shopper has set overrides
 * the one in the words, which is then omitted. A height filters nothing.
 */
export function listUnderstood(typed: string, question: Question, chosen: ListOptions): Understood {
  const text = typed.slice(0, MAX_SEARCH_LENGTH).toWellFormed().normalize('NFC')
  const { limits, without, term } = question
  const restWithout = (said: string) => cut(text, said) ?? tidy(term.looked)
  const capacity = limits.find(({ kind }) => kind === 'capacity')
  return [
    ...pricesOf(limits, chosen).map(({ said, ...price }) => ({
      kind: 'price' as const,
      ...price,
      rest: restWithout(said),
    })),
    ...(capacity
      ? [
          {
            kind: 'capacity' as const,
            pounds: capacity.value,
            rest: restWithout(capacity.said),
          },
        ]
      : []),
    ...CLAIMS.filter((kind) => term.claims & CLAIM_BITS[kind]).map((kind) => ({
      kind,
      rest: tidy(cutClaim(text, CLAIM_BITS[kind])),
    })),
    ...without.map(({ what, said }) => ({
      kind: 'without' as const,
      without: what,
      rest: restWithout(said),
    })),
  ]
}

/** Cents. Both ends are one if the same words state them: 'between $50 and $120'. */
function pricesOf(limits: readonly Limit[], chosen: ListOptions) {
  const limit = (kind: 'minPrice' | 'maxPrice') =>
    chosen[kind] === undefined ? limits.find((one) => one.kind === kind) : undefined
  const [min, max] = [limit('minPrice'), limit('maxPrice')]
  if (min && max && min.said === max.said) {
    return [{ minPrice: min.value, maxPrice: max.value, said: min.said }]
  }
  return [
    ...(min ? [{ minPrice: min.value, said: min.said }] : []),
    ...(max ? [{ maxPrice: max.value, said: max.said }] : []),
  ]
}

/** Undefined if the words are not adjacent: something between them was interpreted first. */
function cut(text: string, said: string): string | undefined {
  const small = text.toLowerCase()
  // A few capitals become two lower-case letters.
  const cased = small.length === text.length ? text : small
  const at = small.indexOf(said)
  return at === -1 ? undefined : tidy(`${cased.slice(0, at)} ${cased.slice(at + said.length)}`)
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;-]+|[\s,;-]+$/g, '')
