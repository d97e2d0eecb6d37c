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
