import { DEFAULT_SETTINGS } from '@mendwell/domain/settings'
import type { Queryable } from '../../../db/db.ts'
import { type BrandRow, type CategoryRow, findShopNames } from './shop-names.repository.ts'

/** A name in small letters, and which letters it has, as bits. */
export interface SmallName {
  text: string
  letters: number
}
interface NamedCategory extends CategoryRow {
  small: { category: SmallName; subCategory: SmallName }
}
interface NamedBrand extends BrandRow {
  small: { brandName: SmallName }
}

/** The small tables that a search reads whole. */
export interface ShopNames {
  /** In the order in which they are shown. */
  categories: readonly NamedCategory[]
  brands: ReadonlyMap<number, NamedBrand>
  shopName: string
  /** What a phrase also means, by its stems in one order (search_key). */
  meanings: ReadonlyMap<string, readonly string[]>
  /** Phrases that have a meaning, in small letters. */
  phrases: readonly string[]
  /** Every word that names, brands, categories and phrases are made of, sorted. */
  words: readonly string[]
  wordSet: ReadonlySet<string>
  /** Which letters each of the words has, as bits. */
  letters: Int32Array
}

/** Reads them anew: some hundred rows each, and as many words as the catalogue has. */
export async function readShopNames(db: Queryable): Promise<ShopNames> {
  const found = await findShopNames(db)
  const meanings = new Map<string, string[]>()
  for (const { key, meaning } of found.synonyms) {
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
  const words = found.words.sort()
  return {
    categories: found.categories.map((named) => {
      const { category, subCategory } = named
      const small = { category: inSmall(category), subCategory: inSmall(subCategory) }
      return { ...named, small }
    }),
    brands: new Map(
      found.brands.map((named) => [
        named.brandId,
        { ...named, small: { brandName: inSmall(named.brandName) } },
      ]),
    ),
    shopName: found.shopName ?? DEFAULT_SETTINGS.shopName,
    meanings,
    phrases: found.synonyms.map(({ term }) => term),
    words,
    wordSet: new Set(words),
    letters: Int32Array.from(words, lettersOf),
  }
}

function inSmall(name: string): SmallName {
  const text = name.toLowerCase()
  return { text, letters: lettersOf(text) }
}

/** The letters of a word as bits; whatever is no letter from a to z shares the last ones. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 97
    bits |= 1 << (code >= 0 && code < 26 ? code : 26 + (word.charCodeAt(at) % 6))
  }
  return bits
}
