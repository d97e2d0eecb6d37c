import type { FamilyCard, ProductFamily } from '@mendwell/contract/catalog/families'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { shownPrice } from '../catalog/products/shown-price.sql.ts'

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

/** What cards say of the families of these products; none where the shop shows one member only. */
export async function findFamilyCards(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, FamilyCard>> {
  const { rows } = await sql<FamilyCard & { productId: number }>`
    select card.product_id, family_key, family.title, sold.members, sold.from_price,
      array(select axis ->> 'name' from jsonb_array_elements(family.axes) as axis) as axes
    from family_member as card join product_family as family using (family_key), lateral (
      select count(*)::int as members, min(${shownPrice})::int as from_price
      from family_member as member join product as listed using (product_id)
      where member.family_key = family.family_key and listed.product_status = 'A') as sold
    where card.product_id = any(${productIds}::bigint[]) and sold.members > 1`.execute(db)
  return new Map(rows.map(({ productId, ...card }) => [productId, card]))
}
