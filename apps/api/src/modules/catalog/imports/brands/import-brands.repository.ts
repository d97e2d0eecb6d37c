import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'

export interface BrandRow {
  brandId: number
  brandName: string
  category: string
}

const recordset = (rows: readonly BrandRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted ("brandId" int, "brandName" text, category text)`

/** Names that a brand with another number has, and that the file does not rename. */
export async function findTakenNames(tx: Queryable, rows: readonly BrandRow[]) {
  const ids = rows.map(({ brandId }) => brandId)
  const found = await sql<{ brandName: string }>`
    select wanted."brandName" as brand_name from ${recordset(rows)}
    join brand on lower(brand.brand_name) = lower(wanted."brandName")
    where brand.brand_id <> all(${ids})`.execute(tx)
  return found.rows
}

/** Adds and changes brands, each with its history entry; returns how many changed. */
export async function writeBrands(
  tx: Queryable,
  rows: readonly BrandRow[],
  by: string,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with wanted as (select wanted.*, brand.brand_name, brand.category as old_category
      from ${recordset(rows)} left join brand on brand.brand_id = wanted."brandId"),
    written as (
      insert into brand (brand_id, brand_name, category)
      select "brandId", "brandName", category from wanted
      where (brand_name, old_category) is distinct from ("brandName", category)
      on conflict (brand_id) do update
        set brand_name = excluded.brand_name, category = excluded.category
      returning brand_id)
    insert into staff_event (actor, action, object_type, object_id, before, after)
    select ${by}::text, 'import', 'brand', brand_id::text,
      case when wanted.brand_name is not null
        then jsonb_build_object('brandName', wanted.brand_name, 'category', old_category) end,
      jsonb_build_object('brandName', "brandName", 'category', wanted.category)
    from written join wanted on "brandId" = brand_id`.execute(tx)
  await sql`select setval(pg_get_serial_sequence('brand', 'brand_id'),
    greatest((select max(brand_id) from brand), nextval(pg_get_serial_sequence('brand', 'brand_id'))))`.execute(
    tx,
  )
  return Number(numAffectedRows)
}
