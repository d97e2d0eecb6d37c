import type { ProductFamily } from '@mendwell/contract/families'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Whether the shop shows a product. */
export async function isShown(db: Queryable, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('productId')
    .where('productId', '=', productId)
    .where('productStatus', '=', 'A')
    .executeTakeFirst()
  return row !== undefined
}

/** The family of a product with the members that the shop shows; null where it has none. */
export async function findFamilyOf(
  db: Queryable,
  productId: number,
): Promise<ProductFamily['family']> {
  const { rows } = await sql<NonNullable<ProductFamily['family']>>`
    select family.family_key, family.title, family.axes,
      (select json_agg(json_build_object('productId', product.product_id, 'productName', product.product_name,
          'categoryId', product.category_id, 'subCategory', category.sub_category, 'quantity', product.quantity,
          'values', member.axis_values) order by product.product_id)
        from family_member as member join product using (product_id) join category using (category_id)
        where member.family_key = family.family_key and product.product_status = 'A') as members
    from family_member as asked join product_family as family using (family_key)
    where asked.product_id = ${productId}`.execute(db)
  return rows[0] ?? null
}
