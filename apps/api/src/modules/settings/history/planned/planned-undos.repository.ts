import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'

interface PlannedUndo {
  eventId: number
  undoAt: Date
  plannedBy: number
}

/** Plans an undo, or moves it; one that was tried in vain is tried again. */
export async function upsertPlannedUndo(tx: Queryable, planned: PlannedUndo): Promise<void> {
  await tx
    .insertInto('plannedUndo')
    .values(planned)
    .onConflict((conflict) =>
      conflict.column('eventId').doUpdateSet({ ...planned, settledAt: null }),
    )
    .execute()
}

/** Cancels planned undos; idempotent. */
export async function deletePlannedUndos(
  db: Queryable,
  eventIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('plannedUndo').where('eventId', 'in', eventIds).execute()
}

/** Undos whose moment has come, the last save first: it may have changed what an earlier one did. */
export const findDueUndos = (db: Queryable) =>
  db
    .selectFrom('plannedUndo')
    .select(['eventId', 'plannedBy'])
    .where('settledAt', 'is', null)
    .where(sql<boolean>`undo_at <= now()`)
    .orderBy('eventId', 'desc')
    .execute()

export async function markSettled(db: Queryable, eventId: number): Promise<void> {
  await db
    .updateTable('plannedUndo')
    .set({ settledAt: sql<Date>`now()` })
    .where('eventId', '=', eventId)
    .execute()
}
