import type {
  FamilyProduct,
  StaffFamily,
  StaffFamilyRow,
} from '@mendwell/contract/families/staff-families'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { containing } from '../../db/sql/containing.ts'

/** A stored family; `sure` is how certain its source was. */
export interface StoredFamily extends StaffFamily {
  sure: number
}

/** What staff edit in a family, and the history stores. */
export interface FamilyRow {
  title: string
  axes: readonly { name: string; values: readonly string[] }[]
  sure: number
  members: readonly { productId: number; values: readonly string[] }[]
}

/** Serializes changes of families: so no product gets into two, and no reader waits. */
export async function lockFamilies(tx: Queryable): Promise<void> {
  await sql`lock table product_family in share row exclusive mode`.execute(tx)
}

interface Finding {
  page: number
  size: number
  q?: string | undefined
  state?: 'shown' | 'hidden' | undefined
}

/** One page of families by title, and how many match. */
export async function findFamilyPage(db: Queryable, { page, size, q, state }: Finding) {
  const words = containing(q ?? '')
  const found = sql`
    select family.family_key, family.title, family.axes, count(product.product_id)::int as members,
      count(*) filter (where product.product_status = 'A')::int as shown
    from product_family as family left join family_member using (family_key) left join product using (product_id)
    where ${!q} or family.title ilike ${words} or exists (
      select from family_member as one join product as named using (product_id)
      where one.family_key = family.family_key and named.product_name || ' ' || named.sku ilike ${words})
    group by family.family_key
    having ${state ?? null}::text is null or (count(*) filter (where product.product_status = 'A') > 1) = ${state === 'shown'}`
  const [list, counted] = await Promise.all([
    sql<StaffFamilyRow>`${found} order by lower(family.title), family.family_key
      limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${found}) as found`.execute(db),
  ])
  return { rows: list.rows, total: counted.rows[0]?.total ?? 0 }
}

/** One family with all of its products, in the order of their values. */
export async function findStoredFamily(
  db: Queryable,
  familyKey: string,
): Promise<StoredFamily | undefined> {
  const { rows } = await sql<StoredFamily>`
    select family.family_key, family.title, family.axes, family.sure,
      (select coalesce(json_agg(json_build_object('productId', product_id, 'productName', product_name, 'sku', sku,
          'productStatus', product_status, 'categoryId', category_id, 'subCategory', sub_category, 'values', axis_values)
          order by product_id), '[]')
        from family_member as member join product using (product_id) join category using (category_id)
        where member.family_key = family.family_key) as members
    from product_family as family where family.family_key = ${familyKey}`.execute(db)
  return rows[0]
}

/** These products in the order of their numbers here, each with its family; unknown ones are left out. */
export async function findProductsOfFamilies(
  db: Queryable,
  productIds: readonly number[],
): Promise<FamilyProduct[]> {
  const { rows } = await sql<FamilyProduct>`
    select product.product_id, product.product_name, product.sku, product.product_status,
      case when family.family_key is not null then json_build_object('familyKey', family.family_key,
        'title', family.title, 'values', member.axis_values) end as family
    from product left join family_member as member using (product_id)
      left join product_family as family on family.family_key = member.family_key
    where product.product_id = any(${productIds}::bigint[])
    order by array_position(${productIds}::bigint[], product.product_id::bigint)`.execute(db)
  return rows
}

/** Keys that start with this one, so that a new one can differ from them. */
export async function findKeysLike(db: Queryable, key: string): Promise<string[]> {
  const { rows } = await sql<{ familyKey: string }>`
    select family_key from product_family where family_key = ${key} or family_key like ${`${key}-%`}`.execute(
    db,
  )
  return rows.map(({ familyKey }) => familyKey)
}

/** Replaces a stored family, its members too. */
export async function writeFamily(
  tx: Queryable,
  familyKey: string,
  { title, axes, sure, members }: FamilyRow,
): Promise<void> {
  const row = { title, axes: JSON.stringify(axes), sure }
  await tx
    .insertInto('productFamily')
    .values({ familyKey, ...row })
    .onConflict((conflict) => conflict.column('familyKey').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('familyMember').where('familyKey', '=', familyKey).execute()
  await tx
    .insertInto('familyMember')
    .values(
      members.map(({ productId, values }) => ({ productId, familyKey, axisValues: [...values] })),
    )
    .execute()
}

/** Deletes a family; its products stay. */
export async function deleteFamily(tx: Queryable, familyKey: string): Promise<void> {
  await tx.deleteFrom('productFamily').where('familyKey', '=', familyKey).execute()
}
