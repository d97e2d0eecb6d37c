import type { Criterion, LotMatch } from '@mendwell/domain/recalls/match-lot'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Whether a lot is covered by a confirmed recall, including closed ones: it is never sold again. */
export async function isLotRecalled(db: Queryable, lotId: number): Promise<boolean> {
  const { rows } = await sql<{ isRecalled: boolean }>`
    select public.is_lot_recalled(${lotId}) as is_recalled`.execute(db)
  return rows[0]?.isRecalled === true
}

/** Whether a recall of the product is active. */
export async function isProductRecalled(db: Queryable, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('recallProduct')
    .innerJoin('recall', 'recall.recallId', 'recallProduct.recallId')
    .select('recall.recallId')
    .where('productId', '=', productId)
    .where('status', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Which pieces of a product the confirmed recalls cover. */
export async function findConfirmedCriteria(db: Queryable, productId: number) {
  const { rows } = await sql<{ recallId: number; criterion: Criterion }>`
    select recall_id, criterion from recall_product join recall using (recall_id)
    where product_id = ${productId} and status in ('ACTIVE', 'CLOSED') order by recall_id`.execute(
    db,
  )
  return rows
}

export interface RecalledLot {
  recallId: number
  lotId: number
  match: LotMatch
  isAffected: boolean
  decidedBy: string
}

export async function insertRecalledLots(
  tx: Queryable,
  lots: readonly RecalledLot[],
): Promise<void> {
  if (lots.length === 0) return
  await tx
    .insertInto('recallLot')
    .values(lots)
    .onConflict((conflict) => conflict.columns(['recallId', 'lotId']).doNothing())
    .execute()
}

/** Items of open orders for which pieces of these lots were picked. */
export async function findPickedItems(tx: Queryable, lotIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('lotPick')
    .select('orderItemId')
    .distinct()
    .where('lotId', '=', sql<number>`any(${lotIds}::int[])`)
    .execute()
  return rows.map(({ orderItemId }) => orderItemId)
}

export interface LotOfProduct {
  lotId: number
  productId: number
  lotCode: string | null
  serial: string | null
}

/** Every lot these products ever had, in the order of their ids. */
export const findAllLots = (
  db: Queryable,
  productIds: readonly number[],
): Promise<LotOfProduct[]> =>
  db
    .selectFrom('stockLot')
    .select(['lotId', 'productId', 'lotCode', 'serial'])
    .where('productId', '=', sql<number>`any(${productIds}::int[])`)
    .orderBy('lotId')
    .execute()
