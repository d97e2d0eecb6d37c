import { DEFAULT_SETTINGS } from '@mendwell/domain/settings'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** A name in small letters, and which letters it has, as bits. */
export interface SmallName {
  text: string
  letters: number
}
interface NamedCategory {
  categoryId: number
  category: string
  subCategory: string
  isActive: boolean
  small: { category: SmallName; subCategory: SmallName }
}
interface NamedBrand {
  brandId: number
  brandName: string
  isActive: boolean
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

interface Row {
  categories: Omit<NamedCategory, 'small'>[]
  brands: Omit<NamedBrand, 'small'>[]
  shopName: string | null
  synonyms: { key: string; term: string; meaning: string }[]
  words: string[]
}

/** Reads them anew: some hundred rows each, and as many words as the catalogue has. */
export async function readShopNames(db: Queryable): Promise<ShopNames> {
  const { rows } = await sql<Row>`select
    (select coalesce(json_agg(json_build_object('categoryId', category_id, 'category', category,
        'subCategory', sub_category, 'isActive', active_flag) order by display_order, category_id), '[]')
      from category) as categories,
    (select coalesce(json_agg(json_build_object('brandId', brand_id, 'brandName', brand_name,
        'isActive', active_flag) order by brand_name, brand_id), '[]') from brand) as brands,
    (select value #>> '{}' from setting where name = 'shopName') as shop_name,
    (select coalesce(json_agg(json_build_object('key', term_key, 'term', lower(term), 'meaning', meaning)
        order by synonym_id), '[]') from search_synonym) as synonyms,
    (select coalesce(array_agg(word), '{}') from search_word) as words`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a row')
  const meanings = new Map<string, string[]>()
  for (const { key, meaning } of row.synonyms) {
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
  const words = row.words.sort()
  return {
    categories: row.categories.map((named) => {
      const { category, subCategory } = named
      const small = { category: inSmall(category), subCategory: inSmall(subCategory) }
      return { ...named, small }
    }),
    brands: new Map(
      row.brands.map((named) => [
        named.brandId,
        { ...named, small: { brandName: inSmall(named.brandName) } },
      ]),
    ),
    shopName: row.shopName ?? DEFAULT_SETTINGS.shopName,
    meanings,
    phrases: row.synonyms.map(({ term }) => term),
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
