import type { Cents } from '@mendwell/domain/money/money'
import type { Queryable } from '../../../db/db.ts'
import { findCaptured, leftOf } from '../../orders/money/order-money.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { findOpenRefundCents } from './returned-items.repository.ts'

/** What of a payment is neither refunded nor promised by open returns, in cents. */
export async function findLeft(db: Queryable, { orderId }: OrderRow): Promise<Cents> {
  const captured = leftOf(await findCaptured(db, orderId))
  return Math.max(0, captured - (await findOpenRefundCents(db, orderId)))
}
