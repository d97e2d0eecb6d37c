import type { SearchScope } from '../list-scope.repository.ts'
import type { SuggestedNames } from '../search.repository.ts'
import type { LoadedIndex } from './load-index.ts'
import { promise } from './order-matches.ts'
import { placesOfCode } from './rank-matches.ts'
import type { ShopNames } from './shop-names.ts'
import { takeBest } from './take-best.ts'

interface Asked {
  docs: Int32Array
  scope: Pick<SearchScope, 'code' | 'start'>
  limit: number
}

/** Ids of the most promising: a number typed in full, a name that begins so or has it all, what can be had. */
export function bestSuggestions({ facts, words }: LoadedIndex, { docs, scope, limit }: Asked) {
  const { names, bits, productId } = facts.columns
  const ranks = new Uint8Array(docs.length)
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const place = (names[doc] as string).indexOf(scope.start)
    ranks[at] = (place === 0 ? 8 : 0) + (place >= 0 ? 4 : 0) + promise(bits, doc)
  }
  for (const at of placesOfCode(scope.code, docs, words)) ranks[at] = (ranks[at] as number) + 16
  // Of products alike in promise the one that was there first.
  const best = takeBest(
    docs.keys(),
    (one, other) => (ranks[other] as number) - (ranks[one] as number) || one - other,
    limit,
  )
  return best.map((at) => productId[docs[at] as number] as number)
}

/** Active categories and brands whose name holds these words in this order; those that begin so first. */
export function suggestNames(
  { categories, brands }: ShopNames,
  words: readonly string[],
  limit: number,
): SuggestedNames {
  const typed = words.join(' ')
  const beginsSo = (name: string) => (name.startsWith(typed) ? 0 : 1)
  const fits = (name: string) => holdsInOrder(name.toLowerCase(), words)
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return {
    categories: categories
      .filter(
        ({ isActive, category, subCategory }) => isActive && (fits(subCategory) || fits(category)),
      )
      .sort(
        (one, other) =>
          beginsSo(one.subCategory.toLowerCase()) - beginsSo(other.subCategory.toLowerCase()) ||
          compare(one.subCategory, other.subCategory) ||
          one.categoryId - other.categoryId,
      )
      .slice(0, limit)
      .map(({ categoryId, category, subCategory }) => ({ categoryId, category, subCategory })),
    brands: [...brands.values()]
      .filter(({ isActive, brandName }) => isActive && fits(brandName))
      .sort(
        (one, other) =>
          beginsSo(one.brandName.toLowerCase()) - beginsSo(other.brandName.toLowerCase()) ||
          compare(one.brandName, other.brandName) ||
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
