import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, standsAs } from '../../settings/history/restoring.ts'
import { lockReview, setReply } from './staff-content.repository.ts'

/** Stores the shop's public reply to a review, in place of an earlier one; null removes it. @throws ShopError 404 */
export async function replyToReview(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  { reviewId, reply }: { reviewId: number; reply: string | null },
): Promise<{ reviewId: number }> {
  await db.transaction().execute(async (tx) => {
    const before = await lockReview(tx, reviewId)
    if (!before) throw notFound('Review')
    if (before.reply === reply) return
    await setReply(tx, reviewId, { reply, by: signatureOf(who) })
    await recordStaffEvent(tx, {
      ...{ who, action: 'change', objectType: 'review', objectId: reviewId },
      before: { reply: before.reply },
      after: { reply },
    })
  })
  return { reviewId }
}

/** Undoes a change of a reply; false if it was changed again since. */
export async function restoreReply(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const now = await lockReview(tx, Number(objectId))
  if (!now || !standsAs(now, change)) return false
  const reply = typeof to.reply === 'string' ? to.reply : null
  await setReply(tx, Number(objectId), { reply, by: signatureOf(who) })
  await recordStaffEvent(tx, {
    ...{ who, action: 'undo', objectType: 'review', objectId, undoes },
    before: from,
    after: to,
  })
  return true
}
