import type { Order, ShippingAddress } from '@mendwell/contract/orders/orders'
import { isFinal } from '@mendwell/domain/orders/order-status'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { orderOf, orderStatusOf } from '../order/order-shape.ts'
import { lockOrderRow } from '../order/order-status.repository.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { findSentItems } from '../shipping/shipments.repository.ts'
import { changeAddress } from './change-address.ts'
import { saveNote } from './save-note.ts'

interface Correction {
  orderId: number
  address: ShippingAddress
  who: SignedInPrincipal
}

/**
 * Corrects where an order is delivered, as long as nothing of it has left; the former address is kept as a note. The
 * same address again changes nothing.
 * @throws ShopError 404; 409 for an order that is picked up or closed, or of which a parcel has left; 422 for another
 * country or state, since tax and shipping were not calculated for it.
 */
export function correctAddress(
  { db }: Pick<Deps, 'db'>,
  { orderId, address, who }: Correction,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    // Sending a parcel locks the order too: either it has left before this check, or it goes to the new address.
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw notFound('Order')
    await refuseGone(tx, order)
    const changed = await changeAddress(tx, order, { address, updatedBy: signatureOf(who) })
    const { note } = changed
    if (note !== undefined) await saveNote(tx, { orderId, note, who, action: 'address' })
    return orderOf(changed.order, { showOwner: true })
  })
}

async function refuseGone(tx: Queryable, { orderId, pickupType, orderStatus }: OrderRow) {
  const hasBegun = (await findSentItems(tx, orderId)).some(({ sent }) => sent > 0)
  if (pickupType === 'DELIVERY' && !isFinal(orderStatusOf(orderStatus)) && !hasBegun) return
  throw new ShopError(409, 'CONFLICT', sentence('addressStays'), { facts: { orderStatus } })
}
