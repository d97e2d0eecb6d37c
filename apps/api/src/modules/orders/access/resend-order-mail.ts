import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempts } from '../../../limits/reserve-attempt.ts'
import { findNewestMessage } from '../../messages/messages.repository.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { canonicalEmail } from '../../people/mailboxes/canonical-email.ts'
import type { OrderReader } from '../order/order-reader.ts'
import { getReadableOrder } from '../reading/get-readable-order.ts'

/** A confirmation younger than this is still on its way: the request does not queue a second one. */
const FRESH_SECONDS = 60

/**
 * Queues an order's own confirmation again, to the order's own email, at most three times an hour. Returns whether one
 * is on its way, which is always true.
 * @throws ShopError 404 for an order that is not the caller's, 429.
 */
export async function resendOrderMail(
  deps: Deps,
  principal: OrderReader,
  orderId: number,
): Promise<{ sent: boolean }> {
  const order = await getReadableOrder(deps.db, principal, { orderId })
  const newest = await findNewestMessage(deps.db, { kind: 'order_created', orderId })
  const isOnItsWay = newest && (newest.state === 'QUEUED' || newest.ageSeconds < FRESH_SECONDS)
  if (isOnItsWay) return { sent: true }
  const mailbox = canonicalEmail(order.email)
  await reserveAttempts(deps, [LIMITS.orderMail, orderId], [LIMITS.orderMailbox, mailbox])
  await deps.db.transaction().execute((tx) =>
    queueMail(tx, {
      kind: 'order_created',
      dedupeKey: `order_created:${orderId}:again:${randomUUID()}`,
      to: order.email,
      payload: {},
      orderId,
      custId: order.custId,
    }),
  )
  return { sent: true }
}
