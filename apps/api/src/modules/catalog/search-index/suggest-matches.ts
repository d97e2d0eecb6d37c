import type { SearchScope } from '../list-scope.repository.ts'
import type { SuggestedNames } from '../search.repository.ts'
import { byText } from './by-text.ts'
import { intersection, keep, union } from './find-matching.ts'
import type { LoadedIndex } from './load-index.ts'
import { promise } from './order-matches.ts'
import { placeOf } from './posting.ts'
import { placesOfCode } from './rank-matches.ts'
import type { ShopNames } from './shop-names.ts'
import { takeBest } from './take-best.ts'

interface Asked {
  docs: Int32Array
  scope: Pick<SearchScope, 'code' | 'start'>
  limit: number
}

/** Ids of the most promising: a number typed in full, a name that begins so or has it all, what can be had. */
export function bestSuggestions(index: LoadedIndex, { docs, scope, limit }: Asked): number[] {
  const { productId } = index.facts.columns
  const isCode = placesOfCode(scope.code, docs, index.words).length > 0
  const first = isCode ? NOTHING : namedSo(index, docs, scope.start)
  // These come before all others: where they fill the list, nothing else is looked at.
  const among = first.length >= limit ? first : docs
  const ranks = rankByPromise(index, among, scope)
  // Of products alike in promise the one that was there first.
  const best = takeBest(
    among.keys(),
    (one, other) => (ranks[other] as number) - (ranks[one] as number) || one - other,
    limit,
  )
  return best.map((at) => productId[among[at] as number] as number)
}

const NOTHING = new Int32Array(0)

/** Those whose name begins with a word that begins so; none for several words. */
function namedSo({ facts, words }: LoadedIndex, docs: Int32Array, start: string): Int32Array {
  if (start === '' || start.includes(' ')) return NOTHING
  const { names } = facts.columns
  const lists = words
    .findBeginning(start)
    .map((list) => keep(list.docs, (at) => placeOf(list.infos[at] as number) === 1))
  const found = intersection([docs, union(lists)])
  return keep(found, (at) => (names[found[at] as number] as string).startsWith(start))
}

function rankByPromise(
  { facts, words }: LoadedIndex,
  docs: Int32Array,
  { code, start }: Asked['scope'],
) {
  const { names, bits } = facts.columns
  const ranks = new Uint8Array(docs.length)
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const place = (names[doc] as string).indexOf(start)
    ranks[at] = (place === 0 ? 8 : 0) + (place >= 0 ? 4 : 0) + promise(bits, doc)
  }
  for (const at of placesOfCode(code, docs, words)) ranks[at] = (ranks[at] as number) + 16
  return ranks
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
  return {
    categories: categories
      .filter(
        ({ isActive, category, subCategory }) => isActive && (fits(subCategory) || fits(category)),
      )
      .sort(
        (one, other) =>
          beginsSo(one.subCategory.toLowerCase()) - beginsSo(other.subCategory.toLowerCase()) ||
          byText(one.subCategory, other.subCategory) ||
          one.categoryId - other.categoryId,
      )
      .slice(0, limit)
      .map(({ categoryId, category, subCategory }) => ({ categoryId, category, subCategory })),
    brands: [...brands.values()]
      .filter(({ isActive, brandName }) => isActive && fits(brandName))
      .sort(
        (one, other) =>
          beginsSo(one.brandName.toLowerCase()) - beginsSo(other.brandName.toLowerCase()) ||
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
