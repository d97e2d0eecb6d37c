import { type ListOptions, TRAITS, type Trait } from '@mendwell/contract/lists/list-options'
import { type RawBuilder, sql } from 'kysely'
import { onSale, shownPrice } from '../../catalog/products/shown-price.sql.ts'
import { factFilters } from './fact-filters.repository.ts'
import type { Filter } from './filter.ts'
import { isOfBrands } from './list-scope.repository.ts'

/** One bit per facet, so that one number per row tells which selected filters it fails. */
export const FACET = {
  category: 1,
  brand: 2,
  price: 4,
  availability: 8,
  sale: 16,
  rating: 32,
  department: 64,
  orderable: 128,
  // Above the bits of the traits; those of the facts follow (fact-filters.repository.ts).
  device: 16_384,
} as const

/** The traits' bits follow those of the other facets. */
export const traitFacet = (trait: Trait): number => 256 << TRAITS.indexOf(trait)

export const inStock = sql<boolean>`listed.in_stock`

const hasTrait = (trait: Trait): RawBuilder<boolean> =>
  sql<boolean>`listed.traits & ${sql.lit(1 << TRAITS.indexOf(trait))} <> 0`

/** Whether the average of the shown reviews reaches this many stars. */
export const ratedAtLeast = (stars: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce(listed.rating_sum >= ${sql.lit(stars)} * listed.rating_count, false)`

/** Read once per statement: a device has a few parts, a list has thousands of products. */
const fitsOneOf = (deviceKeys: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`listed.product_id in (select product_id from device_fit
    where device_key = any(${deviceKeys}::text[]) and fits)`

/** The selected filters; several values of one kind are alternatives. Prices are those shown. */
export function filtersOf(options: Partial<ListOptions>): Filter[] {
  const { department, categoryId, brandId, device, minPrice, maxPrice, minRating } = options
  const filters: Filter[] = []
  const add = (bit: number, passes: RawBuilder<boolean>) => filters.push({ bit, passes })
  if (department?.length) {
    add(
      FACET.department,
      sql<boolean>`listed.category_id in (select category_id from category where category = any(${department}::text[]))`,
    )
  }
  if (categoryId?.length) {
    add(FACET.category, sql<boolean>`listed.category_id = any(${categoryId}::int[])`)
  }
  if (brandId?.length) add(FACET.brand, isOfBrands(brandId))
  if (device?.length) add(FACET.device, fitsOneOf(device))
  if (minPrice !== undefined) {
    add(FACET.price, sql<boolean>`coalesce(${shownPrice} >= ${minPrice}, false)`)
  }
  if (maxPrice !== undefined) {
    add(FACET.price, sql<boolean>`coalesce(${shownPrice} <= ${maxPrice}, false)`)
  }
  // Both kinds selected is the same as none.
  if (options.inStock && !options.onBackorder) add(FACET.availability, inStock)
  if (options.onBackorder && !options.inStock) {
    add(FACET.availability, sql<boolean>`not ${inStock}`)
  }
  if (options.orderable) add(FACET.orderable, sql<boolean>`listed.orderable`)
  if (options.onSale) add(FACET.sale, onSale)
  if (minRating !== undefined) add(FACET.rating, ratedAtLeast(minRating))
  for (const trait of TRAITS) if (options[trait]) add(traitFacet(trait), hasTrait(trait))
  return [...filters, ...factFilters(options.fact)]
}

/** Whether a row passes every selected filter. */
export const passesAll = (filters: Filter[]): RawBuilder<boolean> =>
  filters.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(
        filters.map(({ passes }) => passes),
        sql` and `,
      )}`

/** The bits of the facets whose filters a row fails; 0 for a row of the list. */
export const failedBits = (filters: Filter[]): RawBuilder<number> =>
  filters.length === 0
    ? sql<number>`0`
    : sql<number>`${sql.join(
        filters.map(({ bit, passes }) => sql`case when ${passes} then 0 else ${sql.lit(bit)} end`),
        sql` | `,
      )}`
