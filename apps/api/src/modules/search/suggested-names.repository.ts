import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Active categories and brands whose name has these words in this order, letters and digits only. */
export async function findSuggestedNames(db: Queryable, words: readonly string[], limit: number) {
  const typed = words.join(' ')
  const pattern = `%${words.join('%')}%`
  const { rows } = await sql<SuggestedNames>`select
    (select coalesce(json_agg(found order by place), '[]') from (
      select json_build_object('categoryId', category_id, 'category', category, 'subCategory', sub_category)
          as found, row_number() over (order by starts_with(lower(sub_category), ${typed}) desc,
          sub_category, category_id) as place
      from category where active_flag and (sub_category ilike ${pattern} or category ilike ${pattern})
      order by place limit ${limit}) as named) as categories,
    (select coalesce(json_agg(found order by place), '[]') from (
      select json_build_object('brandId', brand_id, 'brandName', brand_name)
          as found, row_number() over (order by starts_with(lower(brand_name), ${typed}) desc,
          brand_name, brand_id) as place
      from brand where active_flag and merged_into is null
        and (brand_name ilike ${pattern} or exists (select from unnest(aliases) as alias where alias ilike ${pattern}))
      order by place limit ${limit}) as named) as brands`.execute(db)
  return rows[0] ?? { categories: [], brands: [] }
}

export interface SuggestedNames {
  categories: { categoryId: number; category: string; subCategory: string }[]
  brands: { brandId: number; brandName: string }[]
}
