import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { lockRecall } from '../desk/recalls.repository.ts'
import { changedMeanwhile } from '../desk/save-recall.ts'
import { findDueRecalls, markDue, markForReminder } from './notices.repository.ts'
import { queueNotices } from './queue-notices.ts'

/**
 * Mails the notice again to those who have not answered, at most once a day each; those who may be texted get a text
 * message again too.
 * @throws ShopError 404; 409 for a recall that is not active.
 */
export function remindBuyers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  recallId: number,
  who: SignedInPrincipal,
): Promise<{ mailed: number }> {
  return db.transaction().execute(async (tx) => {
    const recall = await lockRecall(tx, recallId)
    if (!recall) throw notFound('Recall')
    if (recall.status !== 'ACTIVE') throw changedMeanwhile()
    await markForReminder(tx, recallId)
    const mailed = await queueNotices(tx, config, recallId)
    const change = { objectType: 'recall', objectId: recallId, after: { mailed } } as const
    await recordStaffEvent(tx, { who, action: 'remind', ...change })
    return { mailed }
  })
}

/**
 * Mails the notice again to those who have not answered by the reminder day of their recall's class, recall by recall,
 * each in a transaction of its own; a second run mails no one again.
 */
export async function remindDueBuyers({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  for (const recallId of await findDueRecalls(db)) {
    await db.transaction().execute(async (tx) => {
      await lockRecall(tx, recallId)
      await markDue(tx, recallId)
      await queueNotices(tx, config, recallId)
    })
  }
}
