import type { Deps } from '../../../deps/deps.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { askProvider } from '../attempts/ask-provider.ts'
import {
  markOrphanRefunded,
  type OrphanRow,
  takeDueOrphans,
} from '../attempts/orphan-captures.repository.ts'
import { ALARM_SECONDS, BATCH, failuresOf } from '../charges/reconcile-attempts.ts'
import { beginRefunds } from './begin-refund.ts'
import { bookEarlierRefunds } from './book-refunds.ts'
import {
  findCancelledWithMoney,
  findRefundAge,
  type RefundRow,
  takeDueRefunds,
} from './refunds.repository.ts'
import { resolveRefund, sendRefund } from './send-refund.ts'

type RefundDeps = Pick<Deps, 'db' | 'cards' | 'logger'>

/**
 * Starts or continues all pending refunds: open refunds are checked with the provider; captures of cancelled orders and
 * captures that pay no order are refunded. One that cannot be settled does not block the others. Books what a process of
 * an older version, which runs beside this one during an update, did not.
 * @throws AggregateError of what failed, after all were handled.
 */
export async function reconcileRefunds(deps: RefundDeps): Promise<void> {
  const { db } = deps
  const failures = [
    await failuresOf(await takeDueRefunds(db, BATCH), (refund) => continueRefund(deps, refund)),
    await failuresOf(await findCancelledWithMoney(db, BATCH), (id) => giveBackCancelled(deps, id)),
    await failuresOf(await takeDueOrphans(db, BATCH), (orphan) => giveBackOrphan(deps, orphan)),
    await failuresOf([db], (each) => bookEarlierRefunds(each)),
  ].flat()
  if (failures.length > 0) throw new AggregateError(failures, 'refunds that cannot be settled')
}

async function continueRefund(deps: RefundDeps, refund: RefundRow) {
  await resolveRefund(deps, refund)
  const { refundId, orderId } = refund
  const age = await findRefundAge(deps.db, refundId)
  if (age > ALARM_SECONDS) deps.logger.error({ refundId, orderId }, 'refund stays unknown')
}

/** Two runs at once: the second finds nothing left. */
async function giveBackCancelled(deps: RefundDeps, orderId: number) {
  const refunds = await deps.db
    .transaction()
    .execute((tx) => beginRefunds(tx, { orderId, reason: 'CANCELLATION', requestedBy: 'system' }))
  for (const refund of refunds) await sendRefund(deps, refund)
}

/** A second capture of one order, or one that came too late: all of it is refunded. */
async function giveBackOrphan(deps: RefundDeps, orphan: OrphanRow) {
  const { providerRef, orderId, amountCents, currency } = orphan
  const request = {
    refundId: 0,
    orderId: orderId ?? 0,
    charge: { idempotencyKey: '', reference: providerRef },
    amountCents,
    currency,
    idempotencyKey: `orphan_${providerRef}`,
  }
  const known = await askProvider(deps, () => deps.cards.findRefund(request))
  const result = known ?? (await askProvider(deps, () => deps.cards.refund(request)))
  if (result.state === 'failed') {
    deps.logger.error({ providerRef, orderId, reason: result.message }, 'an orphan stays captured')
  }
  if (result.state !== 'succeeded') return
  await deps.db.transaction().execute(async (tx) => {
    if (!(await markOrphanRefunded(tx, providerRef)) || orderId === null) return
    const order = await findOrder(tx, orderId)
    if (!order) return
    await queueMail(tx, {
      kind: 'refund_sent',
      dedupeKey: `refund_sent:${providerRef}`,
      to: order.email,
      payload: { amountCents, reason: 'DUPLICATE_CAPTURE' },
      orderId,
      custId: order.custId,
    })
  })
}
