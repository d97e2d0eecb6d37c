import { randomUUID } from 'node:crypto'
import {
  recordPayment as contract,
  type RecordPayment,
} from '@mendwell/contract/money/staff-payments'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKey } from '../../../idempotency/request-key.ts'
import { runOnce } from '../../../idempotency/run-once.ts'
import { orderOf } from '../../orders/order/order-shape.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { isOpen } from '../attempts/attempts.sql.ts'
import { findAttempts } from '../attempts/payment-attempts.repository.ts'
import { payOrder } from '../attempts/settle-attempt.ts'
import { dueByCard } from '../tenders/plan-tenders.ts'
import { refuseUnpayable } from '../tenders/refuse-unpayable.ts'
import { insertPaymentByHand, isDayToCome } from './record-payment.repository.ts'

interface Recording {
  orderId: number
  payment: RecordPayment
  who: SignedInPrincipal
  /** The Idempotency-Key header. */
  key: string | undefined
}

const { 200: Recorded } = contract.schema.response

/**
 * Records that an unpaid order was paid outside the shop: its whole amount, less what balances pay, becomes a succeeded
 * payment, with all that follows from a card payment.
 * @throws ShopError 404; 409 for an order that is paid or closed, or while a card payment is pending; 422 for a future
 * day.
 */
export function recordPayment(deps: Deps, { orderId, payment, who, key }: Recording) {
  const { method: paidBy, reference: paidReference, receivedOn } = payment
  const recordedBy = signatureOf(who)
  const call = requestKey({ scope: `payment order ${orderId}`, header: key, request: payment })
  return runOnce(deps.db, { call, answer: Recorded }, async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw notFound('Order')
    const attempts = await findAttempts(tx, orderId)
    refuseUnpayable(order, { isUnderWay: attempts.some(isOpen) })
    if (await isDayToCome(tx, receivedOn)) {
      throw invalidFields([fieldError('receivedOn', 'dayToCome')])
    }
    const { currency } = order
    const amountCents = await dueByCard(tx, order)
    if (amountCents > 0) {
      await insertPaymentByHand(tx, {
        orderId,
        attemptNumber: attempts.length + 1,
        idempotencyKey: `manual_${randomUUID()}`,
        amountCents,
        currency,
        paidBy,
        paidReference,
        receivedOn,
        recordedBy,
      })
    }
    await payOrder(tx, order)
    // The reference may name a person: as a note it is erased with them.
    const after = { amountCents, paidBy, receivedOn, ...(paidReference && { note: paidReference }) }
    await recordStaffEvent(tx, {
      who,
      action: 'pay',
      objectType: 'order',
      objectId: orderId,
      after,
    })
    return { orders: orderOf({ ...order, paymentStatus: 'PAID' }, { showOwner: true }) }
  })
}
