import type { Db } from '../../db/db.ts'
import type { SaleLists } from '../../queue/queue.ts'
import { findEnded, findGoods, refreshGoods } from './scheduled-sales.repository.ts'

/** Few enough that no order waits for its products. */
const BATCH = 200

/**
 * Updates the stored next sale of products, by which lists filter and sort. Each batch is committed separately: what a
 * killed process left undone is done when the job is retried.
 */
export async function refreshTimedSales({ db }: { db: Db }, of: SaleLists): Promise<void> {
  let after = 0
  for (;;) {
    const productIds = await findGoods(db, of, { after, limit: BATCH })
    if (productIds.length === 0) return
    await refreshGoods(db, productIds)
    after = productIds.at(-1) ?? after
  }
}

/** The same for products whose sale has ended by now: another one may run, or follow. */
export async function passEndedSales({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const productIds = await findEnded(db, BATCH)
    if (productIds.length === 0) return
    await refreshGoods(db, productIds)
  }
}
