import type { Sort } from '@mendwell/contract/catalog'
import { USUAL_COUNT, USUAL_RATING } from '../list-scope.repository.ts'
import { bitsOf, CENTS, factOf } from './fact-rows.ts'
import { POPULAR, type ProductFacts } from './product-facts.ts'
import type { Order } from './take-best.ts'

/** The orders of list-scope.repository.ts, over the index's facts. */
export function orderOf(sort: Sort, facts: ProductFacts): Order {
  const { rows } = facts
  const { productId, createdAt, ratingCount, ratingSum } = facts.columns
  const byId: Order = (one, other) => (productId[one] as number) - (productId[other] as number)
  const byName = byNameOf(facts)
  const centsOf = (doc: number) => factOf(rows, doc, CENTS)
  const popular = (doc: number) => bitsOf(rows, doc) & POPULAR
  const stars = (doc: number) => {
    const count = ratingCount[doc] as number
    const sum = ratingSum[doc] as number
    return count === 0 ? -1 : (sum + USUAL_RATING * USUAL_COUNT) / (count + USUAL_COUNT)
  }
  switch (sort) {
    case 'relevance':
      return (one, other) => popular(other) - popular(one) || byName(one, other)
    case 'name':
      return byName
    case 'price':
      return (one, other) => centsOf(one) - centsOf(other) || byId(one, other)
    case '-price':
      return (one, other) => centsOf(other) - centsOf(one) || byId(one, other)
    case 'newest':
      return (one, other) =>
        (createdAt[other] as number) - (createdAt[one] as number) || byId(other, one)
    case 'rating':
      return (one, other) =>
        stars(other) - stars(one) ||
        (ratingCount[other] as number) - (ratingCount[one] as number) ||
        byId(one, other)
  }
}

/** By name, whose beginnings tell most apart. */
function byNameOf({ columns: { nameHead, productId }, names }: ProductFacts): Order {
  return (one, other) =>
    ((nameHead[one] as number) >>> 0) - ((nameHead[other] as number) >>> 0) ||
    names.compare(one, other) ||
    (productId[one] as number) - (productId[other] as number)
}

/** Orders products that fit a search alike and promise as much. */
export function byStars(facts: ProductFacts): Order {
  const { ratingSum } = facts.columns
  const byName = byNameOf(facts)
  return (one, other) =>
    (ratingSum[other] as number) - (ratingSum[one] as number) || byName(one, other)
}
