import { type ListOptions, TRAITS, type Trait } from '@mendwell/contract/lists/list-options'
import type { FactCount } from '@mendwell/domain/facts/fact-facets'
import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { type RawBuilder, sql } from 'kysely'
import { onSale, shownPrice } from '../../catalog/products/shown-price.sql.ts'
import { countedFacts } from './fact-filters.repository.ts'
import { familyOfListed } from './family-cards.repository.ts'
import {
  FACET,
  failedBits,
  filtersOf,
  inStock,
  ratedAtLeast,
  traitFacet,
} from './list-filters.repository.ts'
import { listedIn, type Scope } from './list-scope.repository.ts'

/** Buckets of the price facet, equal on a logarithmic scale. */
export const PRICE_BUCKETS = 8

export interface FacetCounts extends Record<Trait, number> {
  /** Products before and after the filters. */
  matched: number
  total: number
  departments: { deptName: string; count: number }[]
  categories: { categoryId: number; category: string; subCategory: string; count: number }[]
  brands: { brandId: number | null; brandName: string; count: number }[]
  /** Whole cents; null if no product shows a price. */
  minPriceCents: number | null
  maxPriceCents: number | null
  /** Upper ends of all buckets but the last, ascending. */
  priceEdges: number[] | null
  priceBuckets: { bucket: number; count: number }[]
  orderable: number
  inStock: number
  onBackorder: number
  onSale: number
  rated4: number
  /** Cards before the filters; `matched` counts products. */
  cards: number
  facts: FactCount[]
}

/** The rows that pass all filters, except perhaps those of this facet itself. */
const passesOthers = (bit: number) => `failed & ~${bit} = 0`

/** Counts the cards of the grouped rows that meet a condition. */
type Count = (condition?: string) => string
const countProducts: Count = (condition = 'true') =>
  `coalesce(sum(n) filter (where ${condition}), 0)::int`
/** Products without a family, and families: each is one card. */
const countCards: Count = (condition = 'true') =>
  `(coalesce(sum(n) filter (where family_key is null and ${condition}), 0)
    + count(distinct family_key) filter (where ${condition}))::int`

/**
 * A query of one row, how many products each choice would show: every facet is counted with all other filters applied
 * but not its own, so that several of its values can be selected.
 */
export function facetCounts(scope: Scope, options: Partial<ListOptions>): RawBuilder<FacetCounts> {
  const family = familyOfListed(options.families)
  return sql<FacetCounts>`
    with matched as materialized (
      select listed.product_id, category_id, brand_id, ${shownPrice}::int as price, traits,
        listed.orderable, ${inStock} as in_stock, ${onSale} as on_sale, ${ratedAtLeast(4)} as rated4,
        ${failedBits(filtersOf(options))} as failed, ${family.key} as family_key
      from ${listedIn(scope)} ${family.join}
    ), facts as (${countedFacts(scope, options)}), ${options.families ? CARD_COUNTS : PRODUCT_COUNTS}`
}

/** In the naming of SQL columns. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const categoryCounts = (count: Count) => `(
  select coalesce(jsonb_agg(jsonb_build_object('categoryId', category_id, 'category', category,
    'subCategory', sub_category, 'count', n) order by display_order, category_id), '[]')
  from (select category_id, ${count()} as n from grouped
    where ${passesOthers(FACET.category)} group by category_id) as counted
  join category using (category_id))`

const departmentCounts = (count: Count) => `(
  select coalesce(jsonb_agg(jsonb_build_object('deptName', dept_name, 'count', n) order by display_order, dept_name), '[]')
  from (select category as dept_name, ${count()} as n from grouped join category using (category_id)
    where ${passesOthers(FACET.department)} group by category) as counted
  join department using (dept_name))`

const brandCounts = (count: Count) => `(
  select coalesce(jsonb_agg(jsonb_build_object('brandId', brand_id, 'brandName', shown_name, 'count', n)
    order by n desc, shown_name, brand_id), '[]')
  from (select brand_id, n, coalesce(brand_name, (select value #>> '{}' from setting where name = 'shopName'),
      '${DEFAULT_SETTINGS.shopName}') as shown_name
    from (select brand_id, ${count()} as n from grouped
      where ${passesOthers(FACET.brand)} group by brand_id) as counted
    left join brand using (brand_id)) as named)`

const bucketCounts = (count: Count) => `(
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket, 'count', n)), '[]')
  from (select bucket, ${count()} as n from grouped
    where ${passesOthers(FACET.price)} and bucket is not null group by bucket) as counted)`

const countsBy = (count: Count) => {
  const countWhere = (bit: number, condition = 'true') =>
    count(`${passesOthers(bit)} and ${condition}`)
  const countTrait = (trait: Trait, place: number) =>
    `${countWhere(traitFacet(trait), `traits & ${1 << place} <> 0`)} as ${snakeCase(trait)}`
  return sql.raw(`bounds as (
      select min(price) as low, max(price) as high from matched where ${passesOthers(FACET.price)}
    ), edges as (
      select low, high, case when high is null then null else array(
        select round(greatest(low, 1) * power(greatest(high, 1)::float8 / greatest(low, 1),
          step / ${PRICE_BUCKETS}::float8))::int
        from generate_series(1, ${PRICE_BUCKETS - 1}) as step) end as steps
      from bounds
    ), grouped as materialized (
      select category_id, brand_id, width_bucket(price, steps) as bucket,
        orderable, in_stock, on_sale, rated4, traits, failed, family_key, count(*)::int as n
      from matched cross join edges group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    )
    select counted.*, ${departmentCounts(count)} as departments, ${categoryCounts(count)} as categories, ${brandCounts(count)} as brands, ${bucketCounts(count)} as price_buckets,
      facts.facts, low as min_price_cents, high as max_price_cents, steps as price_edges
    from edges cross join facts cross join (select coalesce(sum(n), 0)::int as matched, ${count()} as cards, ${countWhere(0)} as total,
      ${countWhere(FACET.orderable, 'orderable')} as orderable,
      ${countWhere(FACET.availability, 'in_stock')} as in_stock,
      ${countWhere(FACET.availability, 'not in_stock')} as on_backorder,
      ${countWhere(FACET.sale, 'on_sale')} as on_sale, ${countWhere(FACET.rating, 'rated4')} as rated4,
      ${TRAITS.map(countTrait).join(', ')} from grouped) as counted`)
}

/** Built once: the same for every list, and composing them took as long as sending them. */
const PRODUCT_COUNTS = countsBy(countProducts)
const CARD_COUNTS = countsBy(countCards)
