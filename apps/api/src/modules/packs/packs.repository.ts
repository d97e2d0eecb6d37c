import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** A pack of a group as it is stored. */
export interface StoredPack {
  productId: number
  productName: string
  sku: string
  unitName: string
  /** null if unknown, so treated as one. */
  piecesPerUnit: number | null
  /** On hand; null if not counted. */
  quantity: number | null
  pieceName: string | null
  groupKey: string | null
  mayOpen: boolean
  poolId: number | null
  isLotTracked: boolean
}

const stored = sql`select p.product_id, p.product_name, p.sku, p.unit_name, p.pieces_per_unit, p.quantity, k.piece_name,
    k.group_key, coalesce(k.may_open, false) as may_open, m.pool_id,
    exists (select from product_tracking t where t.product_id = p.product_id and t.tracking <> 'NONE') as is_lot_tracked
  from product p left join product_pack k using (product_id) left join pool_member m using (product_id)`

/** These products as packs, in the order of their ids. */
export async function findPacks(db: Queryable, productIds: readonly number[]) {
  const { rows } = await sql<StoredPack>`${stored}
    where p.product_id = any(${productIds}::int[]) order by p.product_id`.execute(db)
  return rows
}

/** The packs of a group, smallest first. */
export async function findGroupPacks(db: Queryable, groupKey: string) {
  const { rows } = await sql<StoredPack>`${stored}
    where k.group_key = ${groupKey} order by coalesce(p.pieces_per_unit, 1), p.product_id`.execute(
    db,
  )
  return rows
}

export async function saveGroup(tx: Queryable, group: { groupKey: string; title: string }) {
  await tx
    .insertInto('packGroup')
    .values(group)
    .onConflict((conflict) => conflict.column('groupKey').doUpdateSet({ title: group.title }))
    .execute()
}

interface PackRow {
  productId: number
  pieces: number
  pieceName: string
  groupKey: string
  mayOpen: boolean
}

/** Makes products packs of a group; the product stores how many pieces they hold. */
export async function savePacks(tx: Queryable, packs: readonly PackRow[]): Promise<void> {
  for (const { pieces, ...row } of packs) {
    await tx
      .insertInto('productPack')
      .values(row)
      .onConflict((conflict) => conflict.column('productId').doUpdateSet(row))
      .execute()
    await tx
      .updateTable('product')
      .set({ piecesPerUnit: pieces })
      .where('productId', '=', row.productId)
      .where(sql<boolean>`pieces_per_unit is distinct from ${pieces}`)
      .execute()
  }
}

/** Products that are in no group any more keep the name of their pieces. */
export async function dropFromGroups(tx: Queryable, productIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('productPack')
    .set({ groupKey: null, mayOpen: false })
    .where('productId', '=', sql<number>`any(${productIds}::int[])`)
    .execute()
}

/** Creates a pool without packs. */
export async function addPool(tx: Queryable, groupKey: string): Promise<number> {
  const { poolId } = await tx
    .insertInto('packPool')
    .values({ groupKey })
    .returning('poolId')
    .executeTakeFirstOrThrow()
  return poolId
}

/** Adds a pack with its stock to a pool (trigger `pool_member_joins`). */
export async function joinPool(
  tx: Queryable,
  member: { poolId: number; productId: number; pieces: number },
): Promise<void> {
  await tx.insertInto('poolMember').values(member).execute()
}

/** Removes a pack from its pool, with at most this many of it, if there are as many. */
export async function leavePool(tx: Queryable, productId: number, packs: number): Promise<void> {
  await sql`select public.leave_pool(product_id, least(${packs}::int, quantity)) from product
    where product_id = ${productId}`.execute(tx)
}
