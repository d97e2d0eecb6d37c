import type { Sort } from '@mendwell/contract/catalog/catalog'
import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'
import { type RawBuilder, sql } from 'kysely'
import { shownPrice } from '../../catalog/products/shown-price.sql.ts'

/** Which products a list is about, before any filter is ticked. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'category'; categoryId: number }
  | { kind: 'brands'; brandIds: readonly number[] }
  | { kind: 'kind'; kindKey: string }
  | SearchScope

export interface SearchScope {
  kind: 'search'
  /** A tsquery. */
  query: string
  /** The whole term as a catalogue number. */
  code: string
  /** The whole term as a name would begin with it. */
  start: string
  /** Bits of `traits` that each product must have. */
  claims: number
}

/** A product without stars counts as nobody's favourite; few stars weigh less than many. */
export const USUAL_RATING = 3.5
export const USUAL_COUNT = 5

/** Read once per statement, not once per row. */
const queryOf = (query: string) => sql`(select to_tsquery('shop_english', ${query}))`

/** A search counts and orders so many of the products it finds; a term that finds more says next to nothing. */
export const MAX_MATCHED = 5_000

/**
 * The rows that filters, facets and orders of a list refer to, as `listed`: active products of the scope. A search
 * finds them with their facts in one table (migration 0360).
 */
export function listedIn(scope: Scope, atMost = MAX_MATCHED): RawBuilder<unknown> {
  if (scope.kind === 'search') {
    const anywhere = scope.query.replaceAll(':ABC', '')
    const found = sql`(select * from product_search where product_status = 'A' and search @@ ${queryOf(anywhere)}
      and ${hasAll(scope.claims)} limit ${sql.lit(atMost)}) as listed`
    if (anywhere === scope.query) return found
    // Fields are not in the index: they are looked up in what was found.
    return sql`(select * from ${found} where search @@ ${queryOf(scope.query)}) as listed`
  }
  return sql`(select product.*, rating_count, rating_sum from product left join product_rating using (product_id)
    where product_status = 'A' and ${belongsTo(scope)}) as listed`
}

const hasAll = (claims: number) =>
  claims === 0 ? sql<boolean>`true` : sql<boolean>`traits & ${sql.lit(claims)} = ${sql.lit(claims)}`

function belongsTo(scope: Exclude<Scope, SearchScope>): RawBuilder<boolean> {
  switch (scope.kind) {
    case 'all':
      return sql<boolean>`true`
    case 'category':
      // As bigint: a number beyond every id is an unknown category, not an error.
      return sql<boolean>`category_id = ${scope.categoryId}::bigint`
    case 'brands':
      return isOfBrands(scope.brandIds)
    case 'kind':
      return sql<boolean>`kind_key = ${scope.kindKey}`
  }
}

/** Whether the product is of one of the brands, or of what they turned out to be; null or false when not. */
export function isOfBrands(brandIds: readonly number[]): RawBuilder<boolean> {
  const kept = sql`array(select coalesce(merged_into, asked.brand_id) from brand as asked
    where asked.brand_id = any(${brandIds}::int[]))`
  return brandIds.includes(STORE_BRAND_ID)
    ? sql<boolean>`(brand_id = any(${kept}) or brand_id is null)`
    : sql<boolean>`brand_id = any(${kept})`
}

/** What the rows are ordered by, over `listed`; always ends in the key. */
export function orderOf(sort: Sort, scope: Scope): RawBuilder<unknown> {
  switch (sort) {
    case 'relevance':
      return scope.kind === 'search' ? byWords(scope) : byPopularity
    case 'name':
      return sql`lower(listed.product_name), listed.product_id`
    case 'price':
      return sql`${shownPrice} nulls last, listed.product_id`
    case '-price':
      return sql`${shownPrice} desc nulls last, listed.product_id`
    case 'newest':
      return sql`listed.created_at desc, listed.product_id desc`
    case 'rating':
      // As float8, so that the index computes the same number.
      return sql`(listed.rating_sum + ${sql.lit(USUAL_RATING * USUAL_COUNT)})::float8
          / (listed.rating_count + ${sql.lit(USUAL_COUNT)}) desc nulls last,
        listed.rating_count desc, listed.product_id`
  }
}

/** Popular goods, then what a category is about before what belongs to it. */
const byPopularity = sql`listed.popular_flag desc, listed.is_part, lower(listed.product_name), listed.product_id`

/** A name that begins as typed, or a kind that is called so: what is looked for, not what goes with it. */
const START_BONUS = 0.2
/** All words in the name, side by side: what it is, not what it is for. */
const NAME_BONUS = 0.15
/** Long names mention many things; this many letters halve their rank. */
const HALVING_LENGTH = 400
/** Ranks nearer than this are alike: stock, popularity and stars decide. */
const RANK_STEPS = 50

/** Weights of description, codes and category, brand and SKU, name (migration 0100). */
const FIELD_WEIGHTS = sql.lit('{0.03, 0.12, 0.4, 1}')

const isExactCode = (code: string) => sql<boolean>`listed.codes @> array[${code}]::text[]`

const beginsWith = (start: string) =>
  sql<boolean>`lower(left(listed.product_name, length(${start}))) = ${start}`

/** Its kind is called just so. */
const isCalled = (start: string) => sql<boolean>`listed.kind_terms @> array[${start}]::text[]`

/** How well a product fits a search by its words; the order of fields is that of Decisions §6. `more` for words side by side. */
const rankOf = ({ query, start }: SearchScope, more = sql`0`) => sql<number>`(
  (ts_rank(${FIELD_WEIGHTS}, listed.search, ${queryOf(query)}) + ${more})
    / (1 + listed.ranked_length::float8 / ${sql.lit(HALVING_LENGTH)}::float8)
  + case when ${beginsWith(start)} or ${isCalled(start)} then ${sql.lit(START_BONUS)}::float8
    else 0::float8 end)`

/** A cheap order, for the choice of those that `byMatch` compares. */
const byWords = (scope: SearchScope) =>
  sql`${isExactCode(scope.code)} desc, ${rankOf(scope)} desc, listed.product_id`

const sideBySide = ({ query }: SearchScope) => sql`${sql.lit(NAME_BONUS)}::float8 *
  least(1, ts_rank_cd(ts_filter(listed.search, '{a}'), ${queryOf(query)}))`

/** A catalogue number typed in full comes first, then the best match; alike ones by what can be had. */
export const byMatch = (scope: SearchScope) =>
  sql`${isExactCode(scope.code)} desc,
    floor(${rankOf(scope, sideBySide(scope))} * ${sql.lit(RANK_STEPS)}) desc,
    listed.in_stock desc, listed.popular_flag desc,
    listed.rating_sum desc nulls last, lower(listed.product_name), listed.product_id`

/** How promising a match is by its name alone: a number typed in full, a name that begins so or has it all. */
export const byPromise = ({ code, start }: SearchScope) =>
  sql`${isExactCode(code)} desc, ${beginsWith(start)} desc,
    position(${start} in lower(listed.product_name)) > 0 desc, listed.in_stock desc,
    listed.popular_flag desc, listed.product_id`
