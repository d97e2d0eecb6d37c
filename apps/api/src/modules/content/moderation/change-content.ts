import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { addJob } from '../../../queue/queue.ts'
import { findMessage } from '../../messages/messages.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { lockReview, requeue, setHandled, setReviewHidden } from './staff-content.repository.ts'

type Changing = Pick<Deps, 'db'>

/** Hides a review from the shop or shows it again. @throws ShopError 404 */
export async function moderateReview(
  { db }: Changing,
  who: SignedInPrincipal,
  { reviewId, hidden }: { reviewId: number; hidden: boolean },
): Promise<{ reviewId: number }> {
  await db.transaction().execute(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (!review) throw notFound('Review')
    if (review.hidden === hidden) return
    await setReviewHidden(tx, reviewId, hidden)
    await recordStaffEvent(tx, {
      who,
      action: hidden ? 'hide' : 'show',
      objectType: 'review',
      objectId: reviewId,
      before: { hidden: review.hidden },
      after: { hidden },
    })
  })
  return { reviewId }
}

/** @throws ShopError 404 */
export async function handleMessage(
  { db }: Changing,
  who: SignedInPrincipal,
  { contactId, handled }: { contactId: number; handled: boolean },
): Promise<{ contactId: number }> {
  await db.transaction().execute(async (tx) => {
    if (!(await setHandled(tx, contactId, handled))) throw notFound('Message')
    const action = handled ? 'handle' : 'reopen'
    await recordStaffEvent(tx, { who, action, objectType: 'message', objectId: contactId })
  })
  return { contactId }
}

const JOBS = { MAIL: 'deliver_message', SMS: 'deliver_sms' } as const

/**
 * Sends a message again, composed from the current rows, under the same Message-ID.
 * @throws ShopError 404, 409 while it is queued anyway.
 */
export async function resendMessage(
  { db }: Changing,
  who: SignedInPrincipal,
  outboxId: number,
): Promise<{ outboxId: number }> {
  await db.transaction().execute(async (tx) => {
    const message = await requeue(tx, outboxId)
    if (!message) throw (await findMessage(tx, outboxId)) ? stillWaits() : notFound('Message')
    await addJob(tx, JOBS[message.channel === 'SMS' ? 'SMS' : 'MAIL'], { outboxId })
    const after = { kind: message.kind }
    await recordStaffEvent(tx, {
      who,
      action: 'resend',
      objectType: 'message',
      objectId: `outbox ${outboxId}`,
      after,
    })
  })
  return { outboxId }
}

const stillWaits = () => new ShopError(409, 'CONFLICT', 'This message is already being sent')
