import type { Order } from '@mendwell/contract/orders/orders'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { orderOf } from '../../orders/order/order-shape.ts'
import { getReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { findReplacedBy } from '../../orders/replacements/replacements.repository.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { rejectOrder } from '../transitions/reject-order.ts'
import { lockOwnOrder, refusePacked, shopperName } from './lock-own-order.ts'

interface Cancelling {
  shopper: OrderReader
  orderId: number
}

/**
 * Cancels a shopper's own order: puts stock back, and refunds it after the commit; idempotent.
 * @throws ShopError 404; 409 once packing has begun, while a return is undecided, or for a replacement other than an
 * exchange: staff cancel those.
 */
export async function cancelOwnOrder(deps: Deps, { shopper, orderId }: Cancelling): Promise<Order> {
  const refunds = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOwnOrder(tx, { shopper, orderId })
    if (order.orderStatus === 'REJECTED') return []
    refusePacked(order)
    const replaced = await findReplacedBy(tx, orderId)
    if (replaced && replaced.reason !== 'EXCHANGE') {
      throw new ShopError(409, 'CONFLICT', sentence('replacementStays'))
    }
    return rejectOrder(tx, order, {
      reason: 'ORDER_REJECTED',
      movedBy: shopperName(order, shopper),
      mayRefund: true,
      note: 'Cancelled by the customer',
    })
  })
  for (const refund of refunds) await sendRefund(deps, refund)
  const now = await getReadableOrder(deps.db, shopper, { orderId })
  return orderOf(now, { showOwner: now.custId === shopper.custId })
}
