import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { FamilyRow } from '../staff-families.repository.ts'

/** A product by its SKU, with its family. */
export interface ProductOfSku {
  productId: number
  sku: string
  familyKey: string | null
  title: string | null
}

/** The products of these SKUs; unknown ones are left out. */
export async function findProductsBySku(db: Queryable, skus: readonly string[]) {
  const { rows } = await sql<ProductOfSku>`
    select product.product_id, product.sku, family.family_key, family.title
    from product left join family_member using (product_id) left join product_family as family using (family_key)
    where product.sku = any(${skus})`.execute(db)
  return rows
}

/** The SKUs of these products. */
export async function findSkus(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ productId: number; sku: string }>`
    select product_id, sku from product where product_id = any(${productIds}::int[])`.execute(db)
  return new Map(rows.map(({ productId, sku }) => [productId, sku]))
}

type StoredRow = FamilyRow & { familyKey: string }

const stored = sql`select family.family_key, family.title, family.axes, family.sure,
    (select coalesce(json_agg(json_build_object('productId', product_id, 'values', axis_values) order by product_id), '[]')
      from family_member as member where member.family_key = family.family_key) as members
  from product_family as family`

/** These families; missing ones are left out. */
export async function findStoredFamilies(
  db: Queryable,
  keys: readonly string[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`${stored} where family.family_key = any(${keys})`.execute(
    db,
  )
  return rows
}

/** A product of a family, for a file. */
export interface ExportedMember {
  familyKey: string
  title: string
  axes: { name: string; values: string[] }[]
  sku: string
  productName: string
  values: string[]
}

/** All products of the next batch of families, in the order of families, and of their values. */
export async function findMembersAfter(
  db: Queryable,
  familyKey: string,
  families: number,
): Promise<ExportedMember[]> {
  const { rows } = await sql<ExportedMember>`
    select family.family_key, family.title, family.axes, sku, product_name, axis_values as values
    from (select * from product_family where family_key > ${familyKey} order by family_key limit ${families}) as family
      join family_member using (family_key) join product using (product_id)
    order by family.family_key, array(select array_position(array(select jsonb_array_elements_text(axis.item -> 'values')),
        axis_values[axis.at]) from jsonb_array_elements(family.axes) with ordinality as axis (item, at) order by axis.at),
      product_id`.execute(db)
  return rows
}

/** Removes the products from these families, before they are written again. */
export async function releaseMembers(tx: Queryable, keys: readonly string[]): Promise<void> {
  await sql`delete from family_member where family_key = any(${keys})`.execute(tx)
}
