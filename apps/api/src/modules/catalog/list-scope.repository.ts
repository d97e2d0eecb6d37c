import type { Sort } from '@mendwell/contract/catalog'
import { STORE_BRAND_ID } from '@mendwell/domain/limits'
import { type RawBuilder, sql } from 'kysely'
import { ACCESSORY_SETBACK, ACCESSORY_WORDS } from './accessories.ts'

/** Which products a list is about, before any filter is ticked. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'category'; categoryId: number }
  | { kind: 'brands'; brandIds: readonly number[] }
  | SearchScope

export interface SearchScope {
  kind: 'search'
  /** A tsquery. */
  query: string
  /** The whole term as a catalogue number. */
  code: string
  /** The whole term as a name would begin with it. */
  start: string
}

/** A product without stars counts as nobody's favourite; few stars weigh less than many. */
export const USUAL_RATING = 3.5
export const USUAL_COUNT = 5

const queryOf = (query: string) => sql`to_tsquery('shop_english', ${query})`

/** The tables that the conditions and orders of a list refer to. */
export const tablesOf = ({ kind }: Scope): RawBuilder<unknown> =>
  kind === 'search'
    ? // One look-up per match: left to itself the planner reads the whole wide table instead.
      sql`product_search cross join lateral (
          select * from product where product.product_id = product_search.product_id offset 0
        ) as product left join product_rating on product_rating.product_id = product.product_id`
    : sql`product left join product_rating using (product_id)`

/** Whether an active product belongs to the list; a condition over `tablesOf`. */
export function isInScope(scope: Scope): RawBuilder<boolean> {
  const active = sql<boolean>`product.product_status = 'A'`
  switch (scope.kind) {
    case 'all':
      return active
    case 'category':
      // As bigint: a number beyond every id is an unknown category, not an error.
      return sql<boolean>`${active} and product.category_id = ${scope.categoryId}::bigint`
    case 'brands':
      return sql<boolean>`${active} and ${isOfBrands(scope.brandIds)}`
    case 'search':
      return sql<boolean>`${active} and product_search.search @@ ${queryOf(scope.query)}`
  }
}

/** Whether the product is of one of the brands; null or false when not. */
export const isOfBrands = (brandIds: readonly number[]): RawBuilder<boolean> =>
  brandIds.includes(STORE_BRAND_ID)
    ? sql<boolean>`(product.brand_id = any(${brandIds}::int[]) or product.brand_id is null)`
    : sql<boolean>`product.brand_id = any(${brandIds}::int[])`

/** What the rows are ordered by, over `tablesOf`; always ends in the key. */
export function orderOf(sort: Sort, scope: Scope): RawBuilder<unknown> {
  switch (sort) {
    case 'relevance':
      return scope.kind === 'search' ? byMatch(scope) : byPopularity
    case 'name':
      return sql`lower(product.product_name), product.product_id`
    case 'price':
      return sql`product.unit_price_cents, product.product_id`
    case '-price':
      return sql`product.unit_price_cents desc, product.product_id`
    case 'newest':
      return sql`product.created_at desc, product.product_id desc`
    case 'rating':
      // As float8, so that the index computes the same number.
      return sql`(product_rating.rating_sum + ${sql.lit(USUAL_RATING * USUAL_COUNT)})::float8
          / (product_rating.rating_count + ${sql.lit(USUAL_COUNT)}) desc nulls last,
        product_rating.rating_count desc, product.product_id`
  }
}

const byPopularity = sql`product.popular_flag desc, lower(product.product_name), product.product_id`

/** A name that begins as typed: what is looked for, not what goes with it. */
const START_BONUS = 0.2
/** Long names mention many things; this many letters halve their rank. */
const HALVING_LENGTH = 400
/** Ranks nearer than this are alike: stock, popularity and stars decide. */
const RANK_STEPS = 50

/** Weights of description, codes and category, brand and SKU, name (migration 0100). */
const FIELD_WEIGHTS = sql.lit('{0.03, 0.12, 0.4, 1}')

/** The same as `rankedLength` (accessories.ts). */
const rankedLength = sql<number>`(length(product.product_name) + case
  when product.product_name ~* ${sql.lit(`\\m(?:${ACCESSORY_WORDS})\\M`)} then ${sql.lit(ACCESSORY_SETBACK)} else 0 end)`

/** How well a product fits a search; the order of fields is that of Decisions §6. */
const matchRank = ({ query, start }: Pick<SearchScope, 'query' | 'start'>) => sql<number>`floor((
  ts_rank(${FIELD_WEIGHTS}, product_search.search, ${queryOf(query)})
    / (1 + ${rankedLength}::float8 / ${sql.lit(HALVING_LENGTH)})
  + case when starts_with(lower(product.product_name), ${start}) then ${sql.lit(START_BONUS)} else 0 end
  ) * ${sql.lit(RANK_STEPS)})`

const isExactCode = (code: string) => sql<boolean>`product_search.codes @> array[${code}]::text[]`

/** A catalogue number typed in full comes first, then the best match; alike ones by what can be had. */
const byMatch = (scope: SearchScope) =>
  sql`${isExactCode(scope.code)} desc, ${matchRank(scope)} desc,
    product.in_stock desc, product.popular_flag desc,
    product_rating.rating_sum desc nulls last, lower(product.product_name), product.product_id`

/** How promising a match is by its name alone: a number typed in full, a name that begins so or has it all. */
export const byPromise = ({ code, start }: SearchScope) =>
  sql`${isExactCode(code)} desc, starts_with(lower(product.product_name), ${start}) desc,
    position(${start} in lower(product.product_name)) > 0 desc, product.in_stock desc,
    product.popular_flag desc, product.product_id`
