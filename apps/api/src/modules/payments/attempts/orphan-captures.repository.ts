import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { isDueForCheck } from '../../../db/sql/due-for-check.ts'

export type OrphanRow = Selectable<DB['orphanCapture']>

interface NewOrphan {
  providerRef: string
  /** Null for payments other than orders: a gift card. */
  orderId: number | null
  amountCents: number
  currency: string
}

/** Stores a capture that pays nothing, or no longer does, once, so that all of it is refunded (Reliability §2.7). */
export async function insertOrphanCapture(db: Queryable, orphan: NewOrphan): Promise<void> {
  await db
    .insertInto('orphanCapture')
    .values(orphan)
    .onConflict((conflict) => conflict.column('providerRef').doNothing())
    .execute()
}

/** Takes the captures that must be refunded and are due for their next try. */
export function takeDueOrphans(db: Queryable, limit: number): Promise<OrphanRow[]> {
  return db
    .updateTable('orphanCapture')
    .set((eb) => ({ checks: eb('checks', '+', 1), checkedAt: sql<Date>`now()` }))
    .where('providerRef', 'in', (eb) =>
      eb
        .selectFrom('orphanCapture')
        .select('providerRef')
        .where('refundedAt', 'is', null)
        .where((or) => or.or([or('checks', '=', 0), isDueForCheck]))
        .orderBy('createdAt')
        .orderBy('providerRef')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Marks the capture as refunded; false if it already was. */
export async function markOrphanRefunded(db: Queryable, providerRef: string): Promise<boolean> {
  const marked = await db
    .updateTable('orphanCapture')
    .set({ refundedAt: sql<Date>`now()` })
    .where('providerRef', '=', providerRef)
    .where('refundedAt', 'is', null)
    .returning('providerRef')
    .executeTakeFirst()
  return marked !== undefined
}
