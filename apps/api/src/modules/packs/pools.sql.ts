import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** These products with all that share their pieces (migration 0800), as an array. */
export const pooledWith = (productIds: readonly number[]) =>
  sql<number[]>`public.pooled_with(${productIds}::int[])`

/**
 * Locks products with all that share their pieces until the transaction ends, in the order of their ids as orders do:
 * every stock change does so first, so that there is no deadlock.
 */
export async function lockWithPools(tx: Queryable, productIds: readonly number[]): Promise<void> {
  await sql`select from product where product_id = any(${pooledWith(productIds)})
    order by product_id for no key update`.execute(tx)
}

/** Whether a product shares its pieces with other packs. */
export const isPooled = sql<boolean>`exists (
  select from pool_member m where m.product_id = product.product_id)`

/** The same, as the smaller packs of the pool count the pieces. */
export const isCountedBySmaller = (productId: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from pool_member m join pool_member smaller on smaller.pool_id = m.pool_id and smaller.pieces < m.pieces
  where m.product_id = ${productId})`

/** Whether one product shares its pieces; the caller has locked it. */
export async function isInPool(tx: Queryable, productId: number): Promise<boolean> {
  const { rows } = await sql`select from pool_member where product_id = ${productId}`.execute(tx)
  return rows.length > 0
}
