import type { Queryable } from '../../../db/db.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import type { OrderRow } from '../order/orders.repository.ts'

/** Queues the mail with a link to pay an order that staff placed; once per order. */
export const queuePaymentLink = (tx: Queryable, { orderId, custId, email: to }: OrderRow) =>
  queueMail(tx, {
    kind: 'payment_link',
    dedupeKey: `payment_link:${orderId}`,
    to,
    payload: {},
    orderId,
    custId,
  })
