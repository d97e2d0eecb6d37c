import type { SearchScope } from '../list-scope.repository.ts'
import type { SuggestedNames } from '../search.repository.ts'
import { byText } from './by-text.ts'
import { findFew } from './find-matching.ts'
import type { Searchable } from './first-matches.ts'
import { type FewMarks, fewerMarks, marksOf, visitMarks } from './marks.ts'
import { nameStarts } from './product-facts.ts'
import type { QueryTree } from './query-tree.ts'
import { docsOfCode } from './rank-matches.ts'
import { inRoom } from './room.ts'
import { lettersOf, type ShopNames, type SmallName } from './shop-names.ts'

interface Asked {
  tree: QueryTree
  scope: Pick<SearchScope, 'code' | 'start'>
  limit: number
}

/**
 * Ids of the most promising: a number typed in full, a name that begins so, one that has it all, and among these what can
 * be had. They are looked for in this order, and no further than until the list is full.
 */
export const bestSuggestions = (index: Searchable, asked: Asked): number[] =>
  inRoom(() => pickSuggestions(index, asked))

function pickSuggestions({ words, facts }: Searchable, { tree, scope, limit }: Asked): number[] {
  const { start } = scope
  const { havingThoseOf, beginning } = facts.joints
  const byPromise = facts.byPromise()
  const startsSo = nameStarts(facts, start)
  const hasAll = facts.names.holding(Buffer.from(start))
  const listed = new Set<number>()

  function listAny(some: FewMarks) {
    const likely = havingThoseOf(start).reduce(fewerMarks, some)
    const likeliest = beginning(start).reduce(fewerMarks, likely)
    listThose(likeliest, startsSo)
    listThose(likely, hasAll)
    listThose(some, () => true)
  }

  function listThose(some: FewMarks, isSo: (doc: number) => boolean) {
    for (const active of byPromise) {
      if (listed.size === limit) return
      visitMarks(fewerMarks(some, active), (doc) => {
        if (!listed.has(doc) && isSo(doc)) listed.add(doc)
        return listed.size === limit
      })
    }
  }

  const found = findFew(tree, words)
  const exact = docsOfCode(scope.code, words)
  if (exact.length > 0) listAny(fewerMarks(found, marksOf(exact, words.size)))
  listAny(found)
  return [...listed].map((doc) => facts.columns.productId[doc] as number)
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
