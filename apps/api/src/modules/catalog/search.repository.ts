import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { byPromise, isInScope, type SearchScope, tablesOf } from './list-scope.repository.ts'

export interface WordHints {
  word: string
  /** 'for', 'the': no search looks for it. */
  isStop: boolean
  /** Known words that begin with it, shortest first. */
  beginnings: string[]
  /** In some name, brand, code, category or synonym: then it is no mistake. */
  isKnown: boolean
  /** Known words that share letters with it, for a word that is in no name, brand, code or category. */
  similar: string[]
}

const has = (
  query: RawBuilder<unknown>,
) => sql`exists (select from product_search join product using (product_id)
  where product.product_status = 'A' and product_search.search @@ to_tsquery('shop_english', ${query}))`

/** What the catalogue knows about each word, in the order typed. Words hold letters and digits only. */
export async function findWordHints(db: Queryable, words: readonly string[]): Promise<WordHints[]> {
  const { rows } = await sql<WordHints>`
    select word, is_stop, is_known,
      array(select known.word from search_word as known where known.word like unaccent(asked.word) || '%'
        order by length(known.word), known.word limit 50) as beginnings,
      case when is_known or is_stop then '{}' else array(
        select other.word from search_word as other
        where length(asked.word) > 3 and (other.word % asked.word
          or other.word like left(asked.word, 1) || '%'
            and length(other.word) between length(asked.word) - 1 and length(asked.word) + 1)
        order by similarity(other.word, asked.word) desc, other.word limit 400) end as similar
    from unnest(${words}::text[]) with ordinality as asked (word, place),
      lateral (select numnode(to_tsquery('shop_english', '''' || asked.word || '''')) = 0 as is_stop,
        ${has(sql`'''' || asked.word || ''':ABC'`)} or exists (
        select from search_synonym where position(' ' || asked.word || ' ' in ' ' || lower(term) || ' ') > 0
      ) as is_known) as looked_up
    order by place`.execute(db)
  return rows
}

/** Which of these are words of the catalogue. */
export async function findKnownWords(db: Queryable, words: readonly string[]) {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word = any(${words}::text[])`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/** In the names, brands and categories of how many active products each word occurs, counted up to 100. */
export async function countWordUses(db: Queryable, words: readonly string[]) {
  const { rows } = await sql<{ word: string; uses: number }>`
    select word, (select count(*)::int from (select from product_search join product using (product_id)
      where product_status = 'A' and search @@ to_tsquery('shop_english', '''' || word || ''':ABC')
      limit 100) as used) as uses
    from unnest(${words}::text[]) as word`.execute(db)
  return new Map(rows.map(({ word, uses }) => [word, uses]))
}

/** The first of these tsqueries that finds an active product. */
export async function findFirstMatching(db: Queryable, queries: readonly string[]) {
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${queries}::text[]) with ordinality as asked (query, place)
    where ${has(sql`query`)} order by place limit 1`.execute(db)
  return rows[0]?.query
}

/** Ids for the list below the search box: what begins like the term, then the best match. */
export async function findSuggestedIds(db: Queryable, scope: SearchScope, limit: number) {
  const { rows } = await sql<{ productId: number }>`
    select product_id
    from (select product.product_id from ${tablesOf(scope)} where ${isInScope(scope)}
      limit ${sql.lit(SUGGESTION_CANDIDATES)}) as found
    join product using (product_id) join product_search using (product_id)
    order by ${byPromise(scope)} limit ${limit}`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** Two letters fit thousands; within a keystroke so many can be compared. */
const SUGGESTION_CANDIDATES = 1_000

/** Active categories and brands whose name holds these words in this order, letters and digits only; spelled as the contract does. */
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
      from brand where active_flag and brand_name ilike ${pattern}
      order by place limit ${limit}) as named) as brands`.execute(db)
  return rows[0] ?? { categories: [], brands: [] }
}

export interface SuggestedNames {
  categories: { categoryId: number; category: string; subCategory: string }[]
  brands: { brandId: number; brandName: string }[]
}
