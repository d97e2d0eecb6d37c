import type { MessageKey } from '@mendwell/contract/wire/messages'
import { ShopError, sentence } from '../../../ground/errors.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'

type Payable = Pick<OrderRow, 'orderStatus' | 'paymentStatus'>

/** Why an order can no longer be paid, by whatever means; undefined if it can. */
export function whyUnpayable({ orderStatus, paymentStatus }: Payable): MessageKey | undefined {
  if (paymentStatus !== 'UNPAID') return 'alreadyPaid'
  return orderStatus === 'REJECTED' ? 'orderNotPayable' : undefined
}

/**
 * Before an order is paid without a card: it must be payable, and no charge of a card may be pending.
 * @throws ShopError 409 with both statuses.
 */
export function refuseUnpayable(order: Payable, { isUnderWay }: { isUnderWay: boolean }): void {
  const reason = whyUnpayable(order) ?? (isUnderWay ? 'paymentUnderWay' : undefined)
  if (reason === undefined) return
  const { orderStatus, paymentStatus } = order
  throw new ShopError(409, 'CONFLICT', sentence(reason), { facts: { orderStatus, paymentStatus } })
}
