import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

export interface CategoryRow {
  categoryId: number
  category: string
  subCategory: string
  isActive: boolean
}
export interface BrandRow {
  brandId: number
  brandName: string
  isActive: boolean
}

interface ShopNameRows {
  /** In the order in which they are shown. */
  categories: CategoryRow[]
  brands: BrandRow[]
  /** null until the owner sets one. */
  shopName: string | null
  /** `key` is the term's stems in one order (search_key); terms are in small letters. */
  synonyms: { key: string; term: string; meaning: string }[]
  words: string[]
}

/** The small tables that a search reads whole, in one statement. */
export async function findShopNames(db: Queryable): Promise<ShopNameRows> {
  const { rows } = await sql<ShopNameRows>`select
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
  return row
}
