import type { FamilyCard, ProductFamily } from '@mendwell/contract/catalog/families'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { shownPrice } from '../catalog/products/shown-price.sql.ts'

type Family = NonNullable<ProductFamily['family']>

/** The combined stars of several products, from product_rating. */
const jointRating = sql`select json_build_object('average', round(sum(rating_sum)::numeric / sum(rating_count), 2),
  'count', sum(rating_count))`

/** A pack's name in a choice of packs: 'box of 100', and '100' for goods sold individually; of product as listed. */
const packValue = sql<string>`case when listed.pieces_per_unit > 1 and listed.unit_name ~* '^(each|piece)$'
  then listed.pieces_per_unit::text else listed.unit_name end`

/** The family of an active product with its visible members; null if it has none, undefined for an unknown product. */
export async function findFamilyOf(
  db: Queryable,
  productId: number,
): Promise<Family | null | undefined> {
  const { rows } = await sql<Family | { familyKey: null }>`
    select family.family_key, family.title, family.axes,
      (${jointRating} from family_member as member join product as listed using (product_id)
        join product_rating using (product_id)
        where member.family_key = family.family_key and listed.product_status = 'A'
        having sum(rating_count) > 0) as rating,
      (select json_agg(json_build_object('productId', listed.product_id, 'productName', listed.product_name,
          'categoryId', listed.category_id, 'subCategory', category.sub_category, 'quantity', listed.quantity,
          'price', ${shownPrice}::int, 'pieces', listed.pieces_per_unit, 'values', member.axis_values) order by listed.product_id)
        from family_member as member join product as listed using (product_id) join category using (category_id)
        where member.family_key = family.family_key and listed.product_status = 'A') as members
    from product as asked left join family_member as place using (product_id)
      left join product_family as family using (family_key)
    where asked.product_id = ${productId} and asked.product_status = 'A'`.execute(db)
  const [row] = rows
  return row?.familyKey === null ? null : row
}

/** The packs of the same pieces as a family whose one axis is the pack, smallest first; undefined if there are none. */
export async function findPackFamilyOf(
  db: Queryable,
  productId: number,
): Promise<Family | undefined> {
  const { rows } = await sql<
    Omit<Family, 'axes' | 'members'> & { members: Family['members'] | null }
  >`
    select 'packs-' || g.group_key as family_key, g.title,
      (${jointRating} from product_pack as member join product as listed using (product_id)
        join product_rating using (product_id)
        where member.group_key = g.group_key and listed.product_status = 'A'
        having sum(rating_count) > 0) as rating,
      (select json_agg(json_build_object('productId', listed.product_id, 'productName', listed.product_name,
          'categoryId', listed.category_id, 'subCategory', category.sub_category, 'quantity', listed.quantity,
          'price', ${shownPrice}::int, 'pieces', listed.pieces_per_unit,
          'values', array[${packValue}])
          order by coalesce(listed.pieces_per_unit, 1), listed.product_id)
        from product_pack as member join product as listed using (product_id) join category using (category_id)
        where member.group_key = g.group_key and listed.product_status = 'A') as members
    from product_pack as own join pack_group as g using (group_key)
    where own.product_id = ${productId}`.execute(db)
  const [row] = rows
  if (!row?.members) return undefined
  const values = row.members.flatMap((member) => member.values)
  return {
    ...row,
    members: row.members,
    axes: [{ name: 'pack', values: [...new Set(values)] }],
  }
}

/** What cards show of these products' families; none if only one member is visible. */
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

interface RelatedProduct {
  productId: number
  values: { axis: string; value: string }[]
}

/** A product and its family's other visible members, each with its size or color; no values if it is alone. */
export async function findRelated(db: Queryable, productId: number): Promise<RelatedProduct[]> {
  const { rows } = await sql<RelatedProduct>`
    select member.product_id, (select jsonb_agg(jsonb_build_object('axis', item ->> 'name', 'value', member.axis_values[at])
        order by at) from jsonb_array_elements(family.axes) with ordinality as list (item, at)) as "values"
    from family_member as own join family_member as member using (family_key) join product_family as family using (family_key)
      join product on product.product_id = member.product_id
    where own.product_id = ${productId} and product_status = 'A'`.execute(db)
  return rows.length > 1 ? rows : [{ productId, values: [] }]
}

/** A product and the other visible packs of the same pieces, each with its pack; no values if it is alone. */
export async function findRelatedPacks(
  db: Queryable,
  productId: number,
): Promise<RelatedProduct[]> {
  const { rows } = await sql<RelatedProduct>`
    select listed.product_id, jsonb_build_array(jsonb_build_object('axis', 'pack', 'value', ${packValue})) as "values"
    from product_pack as own join product_pack as member using (group_key)
      join product as listed on listed.product_id = member.product_id
    where own.product_id = ${productId} and listed.product_status = 'A'`.execute(db)
  return rows.length > 1 ? rows : [{ productId, values: [] }]
}
