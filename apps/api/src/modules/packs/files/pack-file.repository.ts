import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { ArrangedPack } from '../arrange-packs.ts'
import { findPacks, type StoredPack } from '../packs.repository.ts'

/** Packs of the same pieces, with the product they were requested by. */
export interface StoredGroup {
  baseId: number
  title: string
  pieceName: string
  /** Smallest first. */
  packs: ArrangedPack[]
}

/** The products of these SKUs as packs; unknown ones are left out. */
export async function findPacksBySku(
  db: Queryable,
  skus: readonly string[],
): Promise<StoredPack[]> {
  const { rows } = await sql<{ productId: number }>`
    select product_id from product where sku = any(${skus})`.execute(db)
  return findPacks(
    db,
    rows.map(({ productId }) => productId),
  )
}

/** The groups of these products; those in none are left out. */
export async function findGroupsOfProducts(
  db: Queryable,
  productIds: readonly number[],
): Promise<StoredGroup[]> {
  const { rows } = await sql<StoredGroup>`
    select own.product_id as base_id, g.title, own.piece_name,
      (select json_agg(json_build_object('productId', p.product_id, 'pieces', coalesce(p.pieces_per_unit, 1),
          'mayOpen', member.may_open) order by coalesce(p.pieces_per_unit, 1), p.product_id)
        from product_pack as member join product p using (product_id) where member.group_key = g.group_key) as packs
    from product_pack as own join pack_group as g using (group_key)
    where own.product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

/** How many of each of these packs came to its pool and went by themselves, none of them less than none. */
export async function findBrought(
  tx: Queryable,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ productId: number; packs: number }>`
    select m.product_id, greatest(0, floor(sum(e.delta)::numeric / m.pieces))::int as packs
    from pool_member m join pool_entry e using (pool_id, product_id)
    where m.product_id = any(${productIds}::int[])
      and e.entry_id >= (select max(joined.entry_id) from pool_entry joined
        where joined.pool_id = m.pool_id and joined.product_id = m.product_id and joined.reason = 'JOIN')
    group by m.product_id, m.pieces`.execute(tx)
  return new Map(rows.map(({ productId, packs }) => [productId, packs]))
}

/** A pack, for a file. */
export interface ExportedPack {
  baseSku: string
  pieceName: string
  sku: string
  productName: string
  pieces: number
  mayOpen: boolean
}

/** All packs that are in groups, by group, smallest first. */
export async function findAllPacks(db: Queryable): Promise<ExportedPack[]> {
  const { rows } = await sql<ExportedPack>`
    select first_value(p.sku) over by_size as base_sku, first_value(k.piece_name) over by_size as piece_name, p.sku,
      p.product_name, coalesce(p.pieces_per_unit, 1) as pieces, k.may_open
    from product_pack k join product p using (product_id) where k.group_key is not null
    window by_size as (partition by k.group_key order by coalesce(p.pieces_per_unit, 1), p.product_id)
    order by k.group_key, coalesce(p.pieces_per_unit, 1), p.product_id`.execute(db)
  return rows
}
