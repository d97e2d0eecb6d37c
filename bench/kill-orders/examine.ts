import { sql } from 'kysely'
import { auditDatabase } from '../../apps/api/src/audit/audit-database.ts'
import type { Deps } from '../../apps/api/src/deps/deps.ts'
import { reconcilePayments } from '../../apps/api/src/modules/payments/charges/reconcile-payments.ts'
import { reconcileRefunds } from '../../apps/api/src/modules/payments/refunds/reconcile-refunds.ts'
import type { StripeBooks } from '../../apps/api/test/providers/stripe-server-books.ts'
import type { Acknowledged } from './shoppers.ts'

type Examined = Pick<Deps, 'db' | 'cards' | 'logger'>

/** Lets the reconcilers settle open payments without waiting for their schedule; returns how many there were. */
export async function reconcileAll(deps: Examined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment_attempt
    where status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')`.execute(deps.db)
  await sql`update payment_attempt set created_at = now() - interval '5 minutes', checks = 0, checked_at = null
    where status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')`.execute(deps.db)
  while ((await reconcilePayments(deps)) > 0);
  await reconcileRefunds(deps)
  return rows[0]?.count ?? 0
}

/** Everything wrong after all the kills, as text; empty if nothing is. */
export async function examine(
  { db }: Pick<Deps, 'db'>,
  books: StripeBooks,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const wrong: string[] = []
  const orders = await db
    .selectFrom('orders')
    .select(['orderId', 'orderNum', 'paymentStatus', 'grandTotalCents'])
    .execute()
  const stored = new Map(orders.map((order) => [order.orderId, order]))
  if (orders.length !== acknowledged.length) {
    wrong.push(`${orders.length} orders stored, ${acknowledged.length} acknowledged`)
  }
  for (const { orderId, orderNum, isPaid } of acknowledged) {
    const order = stored.get(orderId)
    if (order?.orderNum !== orderNum) wrong.push(`order ${orderNum} was acknowledged and is gone`)
    else if (isPaid && order.paymentStatus !== 'PAID') wrong.push(`order ${orderNum} is not PAID`)
  }
  const paidBy = new Map<number, number>()
  for (const { id, status, amount_received, metadata } of books.intents.values()) {
    const remaining = amount_received - books.refundedOf(id)
    if (status !== 'succeeded' || remaining === 0) continue
    const orderId = Number(metadata.order)
    paidBy.set(orderId, (paidBy.get(orderId) ?? 0) + remaining)
  }
  for (const { orderId, orderNum, paymentStatus, grandTotalCents } of orders) {
    const due = paymentStatus === 'PAID' ? grandTotalCents : 0
    const captured = paidBy.get(orderId) ?? 0
    if (captured !== due) wrong.push(`order ${orderNum}: ${captured} captured, ${due} paid`)
  }
  for (const { rule, violations } of await auditDatabase(db)) {
    for (const row of violations) wrong.push(`${rule}: ${JSON.stringify(row)}`)
  }
  return wrong
}
