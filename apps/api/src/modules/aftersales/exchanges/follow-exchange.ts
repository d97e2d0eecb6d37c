import type { Sentence } from '@mendwell/contract/wire/errors'
import type { StaffMessageKey } from '@mendwell/contract/wire/staff-messages'
import type { ReturnStatus } from '@mendwell/domain/orders/returns'
import type { Queryable } from '../../../db/db.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { liftExchangeHolds } from '../../orders/holds/holds.repository.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import type { RefundRow } from '../../payments/refunds/refunds.repository.ts'
import { refundReturned } from '../pieces/refund-returned.ts'
import { rejectOrder } from '../transitions/reject-order.ts'
import { findReturnExchanges } from './exchanges.repository.ts'
import { placeExchange } from './place-exchange.ts'

interface Following {
  /** The order whose pieces come back. */
  order: OrderRow
  request: Parameters<typeof placeExchange>[1]['request'] & { refundCents: number }
  /** The order that sends the other size, locked; undefined until there is one. */
  exchangeOrder: OrderRow | undefined
  status: ReturnStatus
  note: string | null
  movedBy: string
  mayRefund: boolean
  now: Date
}

/**
 * The effect of each status of an exchange: accepted places its order; received lets that ship; replaced refunds the
 * difference to a cheaper size; declined cancels its order. If its order was cancelled, it ends as a refund of all that
 * was paid for the pieces. Returns the refunds to send after the commit.
 * @throws ShopError 409 as `placeExchange`; if it would end replaced while its order is unpaid or cancelled, or
 * refunded while that order stands; as `rejectOrder`.
 */
export async function followExchange(tx: Queryable, following: Following): Promise<RefundRow[]> {
  const { order, request, exchangeOrder, status, movedBy, now } = following
  const isStanding = exchangeOrder !== undefined && exchangeOrder.orderStatus !== 'REJECTED'
  switch (status) {
    case 'APPROVED':
      await placeExchange(tx, { order, request, movedBy, now })
      return []
    case 'RECEIVED':
      if (isStanding)
        await liftExchangeHolds(tx, { orderId: exchangeOrder.orderId, liftedBy: movedBy })
      return []
    case 'DECLINED':
      return isStanding ? cancel(tx, exchangeOrder, following) : []
    case 'REPLACED':
      if (!isStanding) throw refusal('exchangeCancelled')
      if (exchangeOrder.paymentStatus === 'UNPAID') throw refusal('exchangeUnpaid')
      return giveBack(tx, following, request.refundCents)
    case 'REFUNDED': {
      if (isStanding) throw refusal('exchangeStands', { number: exchangeOrder.orderNum })
      const [agreed] = await findReturnExchanges(tx, [request.returnId])
      const leftCents = (agreed?.creditLeftCents ?? 0) + request.refundCents
      return giveBack(tx, following, leftCents)
    }
    case 'REQUESTED':
      return []
  }
}

const refusal = (code: StaffMessageKey, params: Sentence['params'] = {}) =>
  new ShopError(409, 'CONFLICT', sentence(code, params))

const cancel = (tx: Queryable, exchangeOrder: OrderRow, { movedBy, mayRefund, note }: Following) =>
  rejectOrder(tx, exchangeOrder, { reason: 'ORDER_REJECTED', movedBy, mayRefund, note })

/** The tenders that paid the order whose pieces came back. */
const giveBack = (
  tx: Queryable,
  { order: { orderId }, request: { returnId, orderItemId }, note, movedBy }: Following,
  cents: number,
) => refundReturned(tx, { returnId, orderId, orderItemId, cents, note, movedBy })
