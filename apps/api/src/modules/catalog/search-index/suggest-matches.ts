import type { SearchScope } from '../list-scope.repository.ts'
import type { SuggestedNames } from '../search.repository.ts'
import { byText } from './by-text.ts'
import { findFew } from './find-matching.ts'
import type { Searchable } from './first-matches.ts'
import { type FewMarks, fewerMarks, forEachMark } from './marks.ts'
import { promise } from './order-matches.ts'
import { placeOf } from './posting.ts'
import { ACTIVE, nameStarts, type ProductFacts } from './product-facts.ts'
import { ANY_FIELD, type QueryTree } from './query-tree.ts'
import { docsOfCode } from './rank-matches.ts'
import { inRoom } from './room.ts'
import { lettersOf, type ShopNames, type SmallName } from './shop-names.ts'
import { makeHighest, type Order } from './take-best.ts'

interface Asked {
  tree: QueryTree
  scope: Pick<SearchScope, 'code' | 'start'>
  limit: number
}

/** A name that begins so, one that has it all, and a catalogue number typed in full; less than 4 is what can be had. */
const BEGINS_SO = 8
const HAS_IT = 4
const EXACT = 16

/** Ids of the most promising: a number typed in full, a name that begins so or has it all, what can be had. */
export const bestSuggestions = (index: Searchable, asked: Asked): number[] =>
  inRoom(() => pickSuggestions(index, asked))

function pickSuggestions(index: Searchable, { tree, scope, limit }: Asked): number[] {
  const { words, facts } = index
  const { productId } = facts.columns
  const { start } = scope
  const exact = docsOfCode(scope.code, words)
  const isBeginning = exact.size === 0 && isAnyBeginning(tree, start)
  // Names that begin so come before all others: where they fill the list, nothing else is looked at.
  const first = isBeginning ? namedSo(index, start, limit) : []
  const left = limit - first.length
  const others =
    left > 0 ? bestOf(findFew(tree, words), { facts, start, exact, first, limit: left }) : []
  return [...first, ...others].map((doc) => productId[doc] as number)
}

/** Whether whatever has a word that begins as typed is found: then the words in the index tell whose name does. */
const isAnyBeginning = (tree: QueryTree, start: string): boolean =>
  tree.kind === 'word'
    ? tree.isPrefix && tree.fields === ANY_FIELD && tree.word === start
    : tree.kind === 'any' && tree.of.some((part) => isAnyBeginning(part, start))

const byNumber: Order = (one, other) => one - other

/** Active products whose name begins so, by what can be had. */
function namedSo({ facts, words }: Searchable, start: string, limit: number): number[] {
  const { bits } = facts.columns
  const startsSo = nameStarts(facts, start)
  const highest = makeHighest(limit, byNumber)
  for (const { docs, infos } of words.findBeginning(start)) {
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number
      if (placeOf(infos[at] as number) !== 1 || !isActive(bits, doc)) continue
      const rank = promise(bits, doc)
      if (highest.mayEnter(doc, rank) && startsSo(doc)) highest.offer(doc, rank)
    }
  }
  return highest.taken()
}

const isActive = (bits: Uint16Array, doc: number) => ((bits[doc] as number) & ACTIVE) !== 0

interface Ranked extends Pick<Asked, 'limit'> {
  facts: ProductFacts
  start: string
  exact: ReadonlySet<number>
  /** Those that are suggested already. */
  first: readonly number[]
}

/** Of what was found; first those whose names begin so, then those that have it, and few are read. */
function bestOf(found: FewMarks, { facts, start, exact, first, limit }: Ranked): number[] {
  const { bits } = facts.columns
  const { havingThoseOf, beginning } = facts.joints
  const likely = havingThoseOf(start).reduce(fewerMarks, found)
  const highest = makeHighest(limit, byNumber)
  const isDone = (more: number) => highest.least >= more && exact.size === 0

  function offerAll(some: FewMarks, more: number, isSo: (doc: number) => boolean) {
    forEachMark(some, (doc) => {
      if (!isActive(bits, doc) || first.includes(doc)) return
      const rank = promise(bits, doc) + more + (exact.size > 0 && exact.has(doc) ? EXACT : 0)
      if (highest.mayEnter(doc, rank) && isSo(doc)) highest.offer(doc, rank)
    })
  }

  const likeliest = beginning(start).reduce(fewerMarks, likely)
  offerAll(likeliest, BEGINS_SO + HAS_IT, nameStarts(facts, start))
  if (!isDone(BEGINS_SO)) offerAll(likely, HAS_IT, facts.names.holding(Buffer.from(start)))
  if (!isDone(HAS_IT)) offerAll(found, 0, () => true)
  return highest.taken()
}

/** Active categories and brands whose name holds these words in this order; those that begin so first. */
export function suggestNames(
  { categories, brands }: ShopNames,
  words: readonly string[],
  limit: number,
): SuggestedNames {
  const typed = words.join(' ')
  const letters = lettersOf(words.join(''))
  const beginsSo = ({ text }: SmallName) => (text.startsWith(typed) ? 0 : 1)
  // Nearly all names lack one of the letters: few are read.
  const fits = (name: SmallName) =>
    (letters & ~name.letters) === 0 && holdsInOrder(name.text, words)
  return {
    categories: categories
      .filter(
        ({ isActive, small }) => isActive && (fits(small.subCategory) || fits(small.category)),
      )
      .sort(
        (one, other) =>
          beginsSo(one.small.subCategory) - beginsSo(other.small.subCategory) ||
          byText(one.subCategory, other.subCategory) ||
          one.categoryId - other.categoryId,
      )
      .slice(0, limit)
      .map(({ categoryId, category, subCategory }) => ({ categoryId, category, subCategory })),
    brands: [...brands.values()]
      .filter(({ isActive, small }) => isActive && fits(small.brandName))
      .sort(
        (one, other) =>
          beginsSo(one.small.brandName) - beginsSo(other.small.brandName) ||
          byText(one.brandName, other.brandName) ||
          one.brandId - other.brandId,
      )
      .slice(0, limit)
      .map(({ brandId, brandName }) => ({ brandId, brandName })),
  }
}

function holdsInOrder(name: string, words: readonly string[]): boolean {
  let from = 0
  for (const word of words) {
    const at = name.indexOf(word, from)
    if (at < 0) return false
    from = at + word.length
  }
  return true
}
