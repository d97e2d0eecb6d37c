import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { SeedRow } from '../files/seed-files.ts'
import { number, text } from '../files/seed-values.ts'

/**
 * Renames brands from the manufacturer's company to the name on the box, and merges the companies of one brand. A brand
 * with a name other than its company's was renamed by staff, and stays.
 */
export async function loadBrandNames(db: Queryable, rows: readonly SeedRow[]): Promise<void> {
  const seed = sql`unnest(${rows.map((row) => number(row, 'brandId'))}::int[],
    ${rows.map((row) => text(row, 'maker'))}::text[], ${rows.map((row) => text(row, 'brand'))}::text[],
    ${rows.map((row) => number(row, 'keptId'))}::int[]) as seed (brand_id, maker, brand_name, kept_id)`
  await sql`update brand set brand_name = seed.brand_name from ${seed}
    where brand.brand_id = seed.brand_id and seed.kept_id = seed.brand_id
      and brand.brand_name = seed.maker and seed.maker <> seed.brand_name`.execute(db)
  await sql`update brand set merged_into = seed.kept_id, active_flag = false from ${seed}
    join brand as kept on kept.brand_id = seed.kept_id and kept.brand_name = seed.brand_name
      and kept.merged_into is null
    where brand.brand_id = seed.brand_id and seed.kept_id <> seed.brand_id
      and brand.brand_name = seed.maker and brand.merged_into is null`.execute(db)
  await sql`update product set brand_id = brand.merged_into, updated_at = now() from brand
    where brand.brand_id = product.brand_id and brand.merged_into is not null`.execute(db)
}

/** The texts of categories without one. */
export async function loadCategoryTexts(db: Queryable, rows: readonly SeedRow[]): Promise<void> {
  await sql`update category set description = seed.description
    from unnest(${rows.map((row) => number(row, 'categoryId'))}::int[],
      ${rows.map((row) => text(row, 'description'))}::text[]) as seed (category_id, description)
    where category.category_id = seed.category_id and category.description = ''`.execute(db)
}
