import type { ChangeRefund, Return } from '@mendwell/contract/orders/returns'
import {
  type ChangedRefundRefusal,
  RETURN_KINDS,
  RETURN_STATUSES,
  refuseChangedRefund,
} from '@mendwell/domain/orders/returns'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { getReturns } from './list-returns.ts'
import { findOrdersOfReturn, isOfRecall, lockReturn, updateWithheld } from './returns.repository.ts'

/** A colleague has changed the refund since it was shown. */
export const refundChanged = () => conflict('CONFLICT', 'returnFiguresChanged')

/**
 * Staff lower what a return will refund, as for used or damaged goods, or restore what was quoted (decision 0087). The
 * shopper gets an email with the reason.
 * @throws ShopError 404; 409 if it is closed, refunds nothing or is of a recall, or if another refund was shown; 422
 * above the quoted sum, or without a reason.
 */
export async function changeRefund(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  change: ChangeRefund,
): Promise<Return> {
  const { returnId } = change
  await db.transaction().execute(async (tx) => {
    const orders = await findOrdersOfReturn(tx, returnId)
    if (!orders) throw notFound('Return')
    // The order before its return, as everywhere: this avoids deadlocks.
    const order = await lockOrderRow(tx, orders.orderId)
    const request = await lockReturn(tx, returnId)
    if (!order || !request) throw notFound('Return')
    await refuse(tx, { request, currency: order.currency, change })
    const { refundCents: quotedCents, withheldCents: withheldBefore } = request
    const refundBefore = quotedCents - withheldBefore
    if (change.refundBefore !== refundBefore) throw refundChanged()
    const withheldCents = quotedCents - change.refund
    const withheldReason = withheldCents > 0 ? change.reason : null
    if (withheldCents === withheldBefore && withheldReason === request.withheldReason) return
    await updateWithheld(tx, returnId, { withheldCents, withheldReason })
    const eventId = await recordStaffEvent(tx, {
      ...{ who, action: 'change', objectType: 'return', objectId: returnId },
      before: { refundCents: refundBefore },
      after: { refundCents: change.refund, ...(withheldReason && { note: withheldReason }) },
    })
    await queueMail(tx, {
      kind: 'return_refund_changed',
      dedupeKey: `return_refund_changed:${eventId}`,
      to: order.email,
      payload: { returnId },
      orderId: order.orderId,
      custId: order.custId,
    })
  })
  const [changed] = await getReturns(db, [returnId])
  if (!changed) throw notFound('Return')
  return changed
}

interface Refusing {
  request: NonNullable<Awaited<ReturnType<typeof lockReturn>>>
  currency: string
  change: ChangeRefund
}

async function refuse(tx: Queryable, { request, currency, change }: Refusing): Promise<void> {
  const { returnId, refundCents: quotedCents } = request
  const refusal = refuseChangedRefund({
    kind: z.enum(RETURN_KINDS).parse(request.kind),
    status: z.enum(RETURN_STATUSES).parse(request.status),
    isRecalled: await isOfRecall(tx, returnId),
    quotedCents,
    refundCents: change.refund,
    reason: change.reason,
  })
  if (refusal) throw errorOf(refusal, formatMoney(quotedCents, currency))
}

function errorOf(refusal: ChangedRefundRefusal, amount: string) {
  switch (refusal) {
    case 'NO_REFUND':
      return conflict('CONFLICT', 'changedRefundNone')
    case 'RECALLED':
      return conflict('CONFLICT', 'changedRefundRecalled')
    case 'CLOSED':
      return conflict('CONFLICT', 'changedRefundClosed')
    case 'TOO_HIGH':
      return invalidFields([fieldError('refund', 'changedRefundTooHigh', { amount })])
    case 'REASON_MISSING':
      return invalidFields([fieldError('reason', 'changedRefundReason')])
  }
}
