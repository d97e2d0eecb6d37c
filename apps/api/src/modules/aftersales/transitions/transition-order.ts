import type { Order } from '@mendwell/contract/orders/orders'
import type { TransitionOrder } from '@mendwell/contract/orders/shipments'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf, staffMay } from '../../../ground/principal.ts'
import { refuseUnsentLots } from '../../lots/parcels/refuse-unsent-lots.ts'
import { refuseHeld } from '../../orders/holds/refuse-held.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { orderOf } from '../../orders/order/order-shape.ts'
import { lockOrderRow, updateItemStatus } from '../../orders/order/order-status.repository.ts'
import { transitionLocked } from '../../orders/order/transition-locked.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { rejectOrder } from './reject-order.ts'

interface TransitionInput {
  transition: TransitionOrder
  who: SignedInPrincipal
}

/**
 * Staff change the status of an order and its items. A rejected one returns its stock and, after the commit, its money.
 * @throws ShopError 404; 403 for a rejection whose refund their role may not give; 409 for a transition that Decisions
 * §7 does not allow, with `orderStatus`, or goods on hold.
 */
export async function transitionOrder(
  deps: Deps,
  { transition, who }: TransitionInput,
): Promise<Order> {
  const movedBy = signatureOf(who)
  const { orderId, status, note = null } = transition
  const refunds = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw notFound('Order')
    if (status === 'REJECTED') {
      const mayRefund = staffMay(who, 'orders.refund')
      return rejectOrder(tx, order, { reason: 'ORDER_REJECTED', movedBy, mayRefund, note })
    }
    await refuseHeld(tx, orderId)
    if (status === 'OPEN' || status === 'CLOSED') await refuseUnsentLots(tx, orderId)
    const change = { orderId, status, updatedBy: movedBy }
    await transitionLocked(tx, order, { status, movedBy, note })
    await updateItemStatus(tx, change)
    return []
  })
  for (const refund of refunds) await sendRefund(deps, refund)
  const changed = await findOrder(deps.db, orderId)
  if (!changed) throw notFound('Order')
  return orderOf(changed, { showOwner: true })
}
