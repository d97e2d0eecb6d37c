import { randomUUID } from 'node:crypto'
import type { Order, ShippingAddress } from '@mendwell/contract/orders/orders'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { changeAddress } from '../../orders/detail/change-address.ts'
import { insertOrderNote } from '../../orders/detail/order-detail.repository.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { orderOf } from '../../orders/order/order-shape.ts'
import { lockOwnOrder, refusePacked, shopperName } from './lock-own-order.ts'

interface Changing {
  shopper: OrderReader
  orderId: number
  address: ShippingAddress
}

/**
 * Changes the address of a shopper's own order. Staff see the former address, and the order's mailbox is notified:
 * someone who was forwarded a link must not redirect a parcel unnoticed.
 * @throws ShopError 404; 409 once it is being packed, or for pickup; 422 for another country or state.
 */
export function changeOwnAddress(
  { db }: Pick<Deps, 'db'>,
  { shopper, orderId, address }: Changing,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOwnOrder(tx, { shopper, orderId })
    refusePacked(order)
    if (order.pickupType !== 'DELIVERY') {
      throw new ShopError(409, 'CONFLICT', sentence('pickupHasNoAddress'))
    }
    const by = shopperName(order, shopper)
    const changed = await changeAddress(tx, order, { address, updatedBy: by })
    if (changed.note !== undefined) {
      await insertOrderNote(tx, { orderId, note: changed.note, writtenBy: by })
      await queueMail(tx, {
        kind: 'address_changed',
        dedupeKey: `address_changed:${orderId}:${randomUUID()}`,
        to: order.email,
        payload: {},
        orderId,
        custId: order.custId,
      })
    }
    return orderOf(changed.order, { showOwner: order.custId === shopper.custId })
  })
}
