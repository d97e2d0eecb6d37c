import type { Sort } from '@mendwell/contract/lists/list-options'
import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'
import { type RawBuilder, sql } from 'kysely'
import { shownPrice } from '../../catalog/products/shown-price.sql.ts'

/** Which products a list covers, before any filter is selected. */
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
  /** The whole term as a catalog number. */
  code: string
  /** The whole term as the start of a name. */
  start: string
  /** Bits of `traits` that each product must have. */
  claims: number
  /** The products with most of its words, if none has all: they replace the query. */
  productIds: readonly number[] | null
  /** The candidates (`findCandidates`), so that words are looked up once for page and counts; null before. */
  candidates: readonly number[] | null
  /** Matching kinds, with a score from 0 to 1. */
  kinds: readonly { kindKey: string; score: number }[]
  /** Kinds whose products are included, whatever their words. */
  reach: readonly string[]
  /** Each word as a tsquery, with its weight in the query. */
  words: readonly { word: string; query: string; share: number }[]
  /** Whether it names a situation rather than a thing: then its words say little about what helps. */
  isSituation: boolean
  /** The word for the thing itself, as a tsquery, and the kinds with that name; '' for none. */
  head: string
  headKinds: readonly string[]
  /** What is excluded: a tsquery over names, and a pattern for text that states its absence; '' for nothing. */
  without: string
  stated: string
  /** Excluded kinds. */
  notKinds: readonly string[]
  /** Pounds that it must support, if stated. */
  capacity: number | null
}

/** A product without stars has no favorites; few stars weigh less than many. */
export const USUAL_RATING = 3.5
export const USUAL_COUNT = 5

/** Read once per statement, not once per row. */
const queryOf = (query: string) => sql`(select to_tsquery('shop_english', ${query}))`

/**
 * The rows that filters, facets and sort orders of a list refer to, as `listed`: active products of the scope. A search
 * reads them with their facts from one table (migration 0360).
 */
export function listedIn(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'search') {
    return sql`(select * from product_search where product_status = 'A'
      and product_id = any(${scope.candidates ?? []}::int[])) as listed`
  }
  return sql`(select product.*, rating_count, rating_sum from product left join product_rating using (product_id)
    where product_status = 'A' and ${belongsTo(scope)}) as listed`
}

/**
 * Ids of the products with the words, and of others in the matched kinds, alternating, so that neither crowds out the
 * other. At most this many; PostgreSQL chooses which.
 */
export function foundBy(scope: SearchScope, atMost: number): RawBuilder<unknown> {
  if (scope.reach.length === 0)
    return sql`select product_id from ${withWords(scope, atMost)} as found`
  const numbered = (found: RawBuilder<unknown>) =>
    sql`select product_id, row_number() over () as place from ${found} as found`
  const ofKinds = rowsWith(sql<boolean>`kind_key = any(${scope.reach}::text[])`, scope, atMost)
  return sql`select product_id from (${numbered(withWords(scope, atMost))} union all ${numbered(ofKinds)}) as either
    group by product_id order by min(place), product_id limit ${sql.lit(atMost)}`
}

/** Products with the words, whatever their kind: at most this many. */
export const withWords = (scope: SearchScope, atMost: number): RawBuilder<unknown> =>
  rowsWith(hasWords(scope), scope, atMost)

const rowsWith = (condition: RawBuilder<boolean>, scope: SearchScope, atMost: number) =>
  sql`(select * from product_search where product_status = 'A' and ${condition} and ${hasAll(scope.claims)}
    ${butNot(scope)} limit ${sql.lit(atMost)})`

const hasWords = ({ query, productIds }: Pick<SearchScope, 'query' | 'productIds'>) =>
  productIds
    ? sql<boolean>`product_id = any(${productIds}::int[])`
    : sql<boolean>`search @@ ${queryOf(query)}`

const butNot = ({ without, stated, notKinds, capacity }: SearchScope) => sql`
  ${notKinds.length === 0 ? sql`` : sql`and coalesce(kind_key <> all(${notKinds}::text[]), true)`}
  ${without === '' ? sql`` : sql`and (not named @@ ${queryOf(without)} or product_name ~* ${stated})`}
  ${capacity === null ? sql`` : sql`and coalesce(capacity_lb >= ${capacity}, true)`}`

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

/** Whether the product is of one of the brands, or of what they were merged into; null or false if not. */
export function isOfBrands(brandIds: readonly number[]): RawBuilder<boolean> {
  const current = sql`array(select coalesce(merged_into, chosen.brand_id) from brand as chosen
    where chosen.brand_id = any(${brandIds}::int[]))`
  return brandIds.includes(STORE_BRAND_ID)
    ? sql<boolean>`(brand_id = any(${current}) or brand_id is null)`
    : sql<boolean>`brand_id = any(${current})`
}

/** The sort order over `listed`; always ends in the key. */
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
    case 'piecePrice':
      return sql`${shownPrice}::float8 / ${piecesOf(scope)} nulls last, listed.product_id`
    case 'newest':
      return sql`listed.created_at desc, listed.product_id desc`
    case 'rating':
      // As float8, so that the index computes the same number.
      return sql`(listed.rating_sum + ${sql.lit(USUAL_RATING * USUAL_COUNT)})::float8
          / (listed.rating_count + ${sql.lit(USUAL_COUNT)}) desc nulls last,
        listed.rating_count desc, listed.product_id`
  }
}

/** Pieces per unit; one if unknown. The search table does not have it. */
const piecesOf = ({ kind }: Scope) =>
  kind === 'search'
    ? sql`coalesce((select p.pieces_per_unit from product p where p.product_id = listed.product_id), 1)`
    : sql`coalesce(listed.pieces_per_unit, 1)`

/** Orderable products first, by how much they are asked for, then a category's main products before related ones. */
const byPopularity = sql`listed.orderable desc, listed.popularity desc, listed.popular_flag desc, listed.is_part,
  lower(listed.product_name), listed.product_id`

/** A name that starts as typed, or a kind with that name: the thing itself, not its accessories. */
const START_BONUS = 0.4
/** All words in the name, adjacent: what it is, not what it is for. */
const NAME_BONUS = 0.3
/** Long names mention many things; this many letters halve their rank. */
const HALVING_LENGTH = 400
/** Ranks closer than this are equal: stock, popularity and stars decide. */
const RANK_STEPS = 50

/** Weights of description, codes and category, brand and SKU, name (migration 0100). */
const FIELD_WEIGHTS = sql.lit('{0.03, 0.12, 0.4, 1}')

const isExactCode = (code: string) => sql<boolean>`listed.codes @> array[${code}]::text[]`

const beginsWith = (start: string) =>
  sql<boolean>`lower(left(listed.product_name, length(${start}))) = ${start}`

/** Its kind has exactly that name. */
const isCalled = (start: string) => sql<boolean>`listed.kind_terms @> array[${start}]::text[]`

/** A matching kind outweighs words. */
const KIND_WEIGHT = 1.2
/** The name's share of the query, rare words weighing more than common ones. */
const NAMED_WEIGHT = 1.3
/** The thing itself, not its attributes. */
const HEAD_WEIGHT = 0.3
/** All words, anywhere. */
const WHOLE_WEIGHT = 0.35
/** States that the excluded is absent. */
const STATED_WEIGHT = 0.6
/** States that it supports this weight: safety comes before the closer kind. */
const CAPACITY_WEIGHT = 1.2
/** Can be added to the cart: of near equals, shoppers want what is available. More would favor a different thing. */
const ORDERABLE_BONUS = 0.06
/** The same among the kinds that are meant: there it is the same thing, and comes before what is quoted or closed. */
const ORDERABLE_AS_MEANT = 0.15
/** In stock too: of near equals, before what has to be waited for. */
const IN_STOCK_BONUS = 0.05
/** Kinds with this share of the best score match as well as the best. */
const AS_GOOD = 0.97
/** Made for heavy people, if no weight is stated. */
const STURDY = "('heavy' & 'duty') | 'bariatric'"

const ofKind = ({ kinds }: SearchScope) =>
  kinds.length === 0
    ? sql<number>`0::float8`
    : sql<number>`coalesce((${kinds.map(({ score }) => score)}::float8[])[array_position(
        ${kinds.map(({ kindKey }) => kindKey)}::text[], listed.kind_key)], 0)`

const isWhole = ({ query }: SearchScope) => sql<boolean>`listed.search @@ ${queryOf(query)}`

/** Stated by its name or its kind, not by its description alone. */
const hasHead = ({ head, headKinds }: SearchScope) =>
  head === ''
    ? sql<boolean>`true`
    : sql<boolean>`(listed.named @@ ${queryOf(head)} or coalesce(listed.kind_key = any(${headKinds}::text[]), false))`

/** How well a product matches a search by its kind, and by the words of its name. */
const rankOf = (scope: SearchScope) => sql<number>`(
  ${sql.lit(KIND_WEIGHT)}::float8 * ${ofKind(scope)}
  + (ts_rank(${FIELD_WEIGHTS}, listed.named, ${queryOf(scope.query)}))
    / (1 + listed.ranked_length::float8 / ${sql.lit(HALVING_LENGTH)}::float8)
  + case when ${beginsWith(scope.start)} then ${sql.lit(START_BONUS)}::float8 else 0 end
  ${scope.reach.length === 0 ? sql`` : sql`+ case when ${isWhole(scope)} then ${sql.lit(WHOLE_WEIGHT)}::float8 else 0 end`})`

/** A cheap order, to select the candidates that `byMatch` compares. */
const byWords = (scope: SearchScope) =>
  sql`${isExactCode(scope.code)} desc, ${rankOf(scope)} desc, listed.product_id`

/** The weight of a word of the kind, relative to one of the name. */
const KIND_WORD = 0.65

/** The share of the query in the name, or in its kind's names: the weights of its words summed. */
const namedShare = ({ words }: SearchScope) => sql<number>`coalesce((
  select sum(case when listed.named @@ query then share
    when listed.search @@ anywhere then share * ${sql.lit(KIND_WORD)}::float8 end)
  from unnest(
    (select array_agg(to_tsquery('shop_english', query) order by place)
      from unnest(${words.map(({ query }) => query)}::text[]) with ordinality as asked (query, place)),
    (select array_agg(to_tsquery('shop_english', query || ':C') order by place)
      from unnest(${words.map(({ word }) => word)}::text[]) with ordinality as asked (query, place)),
    ${words.map(({ share }) => share)}::float8[]) as word (query, anywhere, share)), 0)`

/** The words as a description of the whole product; all fields, in the order of Decisions §6. */
const wholeRank = ({ query }: SearchScope) => sql<number>`
  ts_rank(${FIELD_WEIGHTS}, listed.search, ${queryOf(query)})
    / (1 + listed.ranked_length::float8 / ${sql.lit(HALVING_LENGTH)}::float8)
  + ${sql.lit(NAME_BONUS)}::float8 * least(1, ts_rank_cd(listed.named, ${queryOf(query)}))`

const stated = ({ without, stated: query, capacity }: SearchScope) => sql`
  ${without === '' ? sql`` : sql`+ case when listed.product_name ~* ${query} then ${sql.lit(STATED_WEIGHT)}::float8 else 0 end`}
  ${capacity === null ? sql`` : sql`+ case when listed.capacity_lb is not null or listed.named @@ ${queryOf(STURDY)} then ${sql.lit(CAPACITY_WEIGHT)}::float8 else 0 end`}`

const wholeBonus = (scope: SearchScope) => sql`${wholeRank(scope)}
  + case when ${isWhole(scope)} and ${hasHead(scope)} then ${sql.lit(WHOLE_WEIGHT)}::float8 else 0 end`

function orderableBonus({ kinds }: SearchScope) {
  const best = kinds[0]?.score ?? 0
  const meant = kinds.filter(({ score }) => score >= best * AS_GOOD).map(({ kindKey }) => kindKey)
  const isMeant = sql`coalesce(listed.kind_key = any(${meant}::text[]), false)`
  return sql`case when not listed.orderable then 0
    when ${isMeant} then ${sql.lit(ORDERABLE_AS_MEANT)} + case when listed.in_stock then ${sql.lit(IN_STOCK_BONUS)} else 0 end
    else ${sql.lit(ORDERABLE_BONUS)} end::float8`
}

/** A catalog number typed in full comes first, then the best match; equal ones by availability. */
export const byMatch = (scope: SearchScope) =>
  sql`${isExactCode(scope.code)} desc,
    floor((${sql.lit(KIND_WEIGHT)}::float8 * ${ofKind(scope)} + ${sql.lit(NAMED_WEIGHT)}::float8 * ${namedShare(scope)}
      + ${scope.isSituation ? sql`0` : wholeBonus(scope)}
      + case when ${beginsWith(scope.start)} or ${isCalled(scope.start)} then ${sql.lit(START_BONUS)}::float8 else 0 end
      + case when ${hasHead(scope)} then ${sql.lit(HEAD_WEIGHT)}::float8 else 0 end
      + ${orderableBonus(scope)}
      ${stated(scope)}) * ${sql.lit(RANK_STEPS)}) desc,
    listed.orderable desc, listed.in_stock desc, listed.popular_flag desc,
    listed.rating_sum desc nulls last, lower(listed.product_name), listed.product_id`

/** How promising a match is by its name alone: a number typed in full, a name that starts so or has it all. */
export const byPromise = ({ code, start }: SearchScope) =>
  sql`${isExactCode(code)} desc, ${beginsWith(start)} desc,
    position(${start} in lower(listed.product_name)) > 0 desc, listed.orderable desc, listed.in_stock desc,
    listed.popular_flag desc, listed.product_id`
