import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { HeldLot } from '../../lots/freezing/hold-lots.ts'

interface NewHolds {
  recallId: number
  lots: readonly HeldLot[]
  hours: number
  heldBy: string
}

/** Stores which lots a recall holds, and until when. */
export async function insertLotHolds(
  tx: Queryable,
  { recallId, lots, hours, heldBy }: NewHolds,
): Promise<void> {
  if (lots.length === 0) return
  await tx
    .insertInto('recallLotHold')
    .values(
      lots.map((lot) => ({
        ...lot,
        recallId,
        heldBy,
        heldUntil: sql<Date>`now() + ${hours}::int * interval '1 hour'`,
      })),
    )
    .execute()
}

/** Lots that a recall has held before: each is held once. */
export async function findLotsHeldBefore(tx: Queryable, recallId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('recallLotHold')
    .select('lotId')
    .where('recallId', '=', recallId)
    .execute()
  return rows.map(({ lotId }) => lotId)
}

/** Until when the lots of a recall are held; null if none are. */
export async function findHeldUntil(db: Queryable, recallId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('recallLotHold')
    .select(({ fn }) => fn.max('heldUntil').as('until'))
    .where('recallId', '=', recallId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return row?.until ?? null
}

/** Undecided recalls whose holds have expired. */
export async function findOverdueHolds(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('recallLotHold')
    .select('recallId')
    .distinct()
    .where('endedAt', 'is', null)
    .where('heldUntil', '<=', sql<Date>`now()`)
    .orderBy('recallId')
    .execute()
  return rows.map(({ recallId }) => recallId)
}

interface OpenHold extends HeldLot {
  productId: number
}

/** The lots that a recall holds, all or only the expired holds. The recall is locked until the transaction ends. */
export async function lockOpenHolds(
  tx: Queryable,
  recallId: number,
  { isOver }: { isOver: boolean },
): Promise<OpenHold[]> {
  await sql`select from recall where recall_id = ${recallId} for update`.execute(tx)
  const { rows } = await sql<OpenHold>`
    select h.lot_id, l.product_id, h.pieces, h.order_item_ids from recall_lot_hold h join stock_lot l using (lot_id)
    where h.recall_id = ${recallId} and h.ended_at is null ${isOver ? sql`and h.held_until <= now()` : sql``}
    order by l.product_id, h.lot_id`.execute(tx)
  return rows
}

/** Ends a recall's hold of these lots. */
export async function endLotHolds(
  tx: Queryable,
  recallId: number,
  lotIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('recallLotHold')
    .set({ endedAt: sql<Date>`now()` })
    .where('recallId', '=', recallId)
    .where('lotId', '=', sql<number>`any(${lotIds}::int[])`)
    .execute()
}
