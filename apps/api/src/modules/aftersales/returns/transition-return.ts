import type { Return, TransitionReturn } from '@mendwell/contract/orders/returns'
import { RETURN_KINDS, RETURN_STATUSES, returnTransitions } from '@mendwell/domain/orders/returns'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf, staffMay } from '../../../ground/principal.ts'
import { takeBackLots } from '../../lots/parcels/returned-lots.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { lockOrderRow } from '../../orders/order/order-status.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import type { RefundRow } from '../../payments/refunds/refunds.repository.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { findExchangeOrderId } from '../exchanges/exchanges.repository.ts'
import { followExchange } from '../exchanges/follow-exchange.ts'
import { refundReturned } from '../pieces/refund-returned.ts'
import { placeReplacement } from '../replacements/place-replacement.ts'
import { followLabel } from '../return-labels/request-label.ts'
import { refundChanged } from './change-refund.ts'
import { getReturns } from './list-returns.ts'
import { putBackReturned } from './return-stock.repository.ts'
import {
  findOrdersOfReturn,
  insertReturnTransition,
  isOfRecall,
  lockReturn,
  type OrdersOfReturn,
  updateReturnStatus,
} from './returns.repository.ts'

interface TransitionInput {
  transition: TransitionReturn
  who: SignedInPrincipal
}

interface Following {
  order: OrderRow
  orders: OrdersOfReturn
  /** The order that sends the other size. */
  exchangeOrder: OrderRow | undefined
  transition: TransitionReturn
  movedBy: string
  mayRefund: boolean
  now: Date
}

type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>

/**
 * Staff change a return's status, with all that follows: received pieces return to stock once, REFUNDED pays the
 * promised amount back to the tenders, REPLACED creates the order for the new pieces; exchanges as in `followExchange`.
 * @throws ShopError 403 for REFUNDED by a role that may not refund; 404; 409 for a transition that Decisions §7 does
 * not allow, with `returnStatus`, and if another refund was shown.
 */
export async function transitionReturn(
  deps: Deps,
  { transition, who }: TransitionInput,
): Promise<Return> {
  if (transition.status === 'REFUNDED' && !staffMay(who, 'orders.refund')) {
    throw new ShopError(403, 'FORBIDDEN', sentence('returnRefunds'))
  }
  const movedBy = signatureOf(who)
  const { returnId } = transition
  const refunds = await deps.db.transaction().execute(async (tx) => {
    const orders = await findOrdersOfReturn(tx, returnId)
    if (!orders) throw notFound('Return')
    const { orderId, paidOrderId, differenceOrderId } = orders
    const exchangeId = await findExchangeOrderId(tx, returnId)
    // A replacement order before the one it replaces, orders before the return, as everywhere: this avoids deadlocks.
    const exchangeOrder = exchangeId === undefined ? undefined : await lockOrderRow(tx, exchangeId)
    const order = await lockOrderRow(tx, orderId)
    if (differenceOrderId !== null) await lockOrderRow(tx, differenceOrderId)
    if (paidOrderId !== orderId) await lockOrderRow(tx, paidOrderId)
    const request = await lockReturn(tx, returnId)
    if (!order || !request) throw notFound('Return')
    refuseUnknownTransition(request, transition)
    // A colleague just accepted it: the consequences are decided differently by now.
    if ((await findExchangeOrderId(tx, returnId)) !== exchangeId)
      throw cannotMove(request, transition)
    refuseUnlessShown(request, transition)
    const note = transition.note ?? null
    const { status } = transition
    await updateReturnStatus(tx, returnId, { status, note })
    const fromStatus = z.enum(RETURN_STATUSES).parse(request.status)
    await insertReturnTransition(tx, { returnId, fromStatus, toStatus: status, movedBy, note })
    await notify(tx, order, transition)
    await followLabel(tx, returnId, status)
    const now = deps.clock.now()
    const mayRefund = staffMay(who, 'orders.refund')
    return follow(tx, request, {
      order,
      orders,
      exchangeOrder,
      transition,
      movedBy,
      mayRefund,
      now,
    })
  })
  for (const refund of refunds) await sendRefund(deps, refund)
  const [changed] = await getReturns(deps.db, [returnId])
  if (!changed) throw notFound('Return')
  return changed
}

function refuseUnknownTransition(request: LockedReturn, transition: TransitionReturn) {
  const from = z.enum(RETURN_STATUSES).parse(request.status)
  const kind = z.enum(RETURN_KINDS).parse(request.kind)
  if (returnTransitions(from, kind).includes(transition.status)) return
  throw cannotMove(request, transition)
}

function cannotMove({ status: from }: LockedReturn, { status }: TransitionReturn) {
  const detail = sentence('returnCannotMove', {
    from: from.toLowerCase(),
    to: status.toLowerCase(),
  })
  return new ShopError(409, 'CONFLICT', detail, { facts: { returnStatus: from } })
}

function refuseUnlessShown(request: LockedReturn, { status, refund }: TransitionReturn) {
  if (status !== 'REFUNDED' || refund === undefined || refund === null) return
  if (refund !== request.refundCents - request.withheldCents) throw refundChanged()
}

/** The effect of a status on stock and money. */
async function follow(
  tx: Queryable,
  request: LockedReturn,
  following: Following,
): Promise<RefundRow[]> {
  const { returnId, orderItemId, quantity } = request
  const { order, orders, transition, movedBy, now } = following
  const { status, restockFlag, note = null } = transition
  const pieces = { returnId, orderItemId, quantity, movedBy }
  if (status === 'RECEIVED') await takeBack(tx, pieces, restockFlag)
  if (request.kind === 'EXCHANGE')
    return followExchange(tx, { ...following, request, status, note })
  if (status === 'REPLACED') {
    await placeReplacement(tx, {
      order,
      pieces: [{ orderItemId, quantity }],
      reason: 'RETURNED',
      note,
      returnId,
      movedBy,
      now,
    })
  }
  if (status !== 'REFUNDED') return []
  return refund(tx, request, { orders, note, movedBy })
}

/** Recalled pieces are counted with their lots, apart from what is sold, and never go back on sale. */
async function takeBack(
  tx: Queryable,
  pieces: Parameters<typeof takeBackLots>[1],
  restockFlag: boolean,
) {
  const ofRecall = await isOfRecall(tx, pieces.returnId)
  if (!restockFlag && !ofRecall) return
  const isByLot = await takeBackLots(tx, pieces)
  if (!isByLot && !ofRecall) await putBackReturned(tx, pieces)
}

/** What was paid for the pieces goes back in its order, and the difference for another size in that of the exchange. */
async function refund(
  tx: Queryable,
  request: LockedReturn,
  { orders, ...by }: { orders: OrdersOfReturn; note: string | null; movedBy: string },
): Promise<RefundRow[]> {
  const { returnId, orderItemId, paidItemId, exchangedItemId } = request
  const { refundCents, withheldCents, differenceCents, shippingRefundCents } = request
  const refunds = await refundReturned(tx, {
    ...by,
    returnId,
    orderId: orders.paidOrderId,
    orderItemId: paidItemId ?? orderItemId,
    cents: refundCents - withheldCents - differenceCents,
    shippingCents: shippingRefundCents,
  })
  const { differenceOrderId } = orders
  if (differenceOrderId === null || exchangedItemId === null) return refunds
  const ofDifference = await refundReturned(tx, {
    ...by,
    returnId,
    orderId: differenceOrderId,
    orderItemId: exchangedItemId,
    cents: differenceCents,
  })
  return [...refunds, ...ofDifference]
}

/** A refund has a mail of its own once it is sent, and so has the order that sends other pieces. */
async function notify(tx: Queryable, order: OrderRow, { returnId, status }: TransitionReturn) {
  if (status === 'REFUNDED' || status === 'REPLACED') return
  await queueMail(tx, {
    kind: 'return_decided',
    dedupeKey: `return_decided:${returnId}:${status}`,
    to: order.email,
    payload: { returnId, status },
    orderId: order.orderId,
    custId: order.custId,
  })
}
