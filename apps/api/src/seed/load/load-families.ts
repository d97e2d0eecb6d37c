import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { SeedFamily } from '../files/family-files.ts'

/**
 * Families of the seed's products. A product to which staff gave another SKU is a different one, and one already in a
 * family stays there.
 */
export async function loadFamilies(
  db: Queryable,
  families: readonly SeedFamily[],
  onRows: (count: number) => void,
): Promise<void> {
  await db
    .insertInto('productFamily')
    .values(
      families.map(({ key, title, axes, sure }) => ({
        familyKey: key,
        title,
        axes: JSON.stringify(axes),
        sure,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const members = families.flatMap(({ key, members }) =>
    members.map((member) => ({ ...member, familyKey: key })),
  )
  await sql`
    insert into family_member (product_id, family_key, axis_values)
    select product.product_id, seed.family_key, array(select jsonb_array_elements_text(seed.axis_values))
    from jsonb_to_recordset(${JSON.stringify(
      members.map(({ productId, sku, familyKey, values }) => ({
        product_id: productId,
        sku,
        family_key: familyKey,
        axis_values: values,
      })),
    )}::jsonb) as seed (product_id bigint, sku text, family_key text, axis_values jsonb)
      join product on product.product_id = seed.product_id and product.sku = seed.sku
    on conflict do nothing`.execute(db)
  onRows(families.length)
}

/** Titles, axes and values of today for families that staff never changed; members stay the same. */
export async function mendFamilies(
  db: Queryable,
  families: readonly SeedFamily[],
  onRows: (count: number) => void,
): Promise<void> {
  const untouched = sql`not exists (
    select from staff_event e where e.object_type = 'family' and e.object_id = family.family_key)`
  await sql`
    update product_family as family set title = seed.title, axes = seed.axes
    from jsonb_to_recordset(${JSON.stringify(families)}::jsonb) as seed (key text, title text, axes jsonb)
    where family.family_key = seed.key and ${untouched}`.execute(db)
  const members = families.flatMap(({ key, members }) =>
    members.map(({ productId, values }) => ({ key, productId, values })),
  )
  await sql`
    update family_member as family set axis_values = array(select jsonb_array_elements_text(seed.values))
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as seed (key text, "productId" int, values jsonb)
    where family.family_key = seed.key and family.product_id = seed."productId" and ${untouched}`.execute(
    db,
  )
  onRows(families.length)
}
