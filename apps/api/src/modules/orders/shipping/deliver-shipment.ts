import type { SavedShipment } from '@mendwell/contract/orders/shipments'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { lockOrderRow } from '../order/order-status.repository.ts'
import { transitionLocked } from '../order/transition-locked.ts'
import { getSavedShipment } from './get-saved-shipment.ts'
import { followItems } from './save-shipment.ts'
import { findShipment, markDelivered } from './shipments.repository.ts'

/**
 * Marks a parcel as delivered; the last piece closes the order. Marking it twice changes nothing.
 * @throws ShopError 404.
 */
export function deliverShipment(
  deps: Pick<Deps, 'db'>,
  { shipmentId, movedBy }: { shipmentId: number; movedBy: string },
): Promise<SavedShipment> {
  return deps.db.transaction().execute(async (tx) => {
    const parcel = await findShipment(tx, shipmentId)
    const order = parcel && (await lockOrderRow(tx, parcel.orderId))
    if (!order) throw notFound('Shipment')
    if (await markDelivered(tx, { shipmentId, deliveredBy: movedBy })) {
      const { allDelivered } = await followItems(tx, order.orderId, movedBy)
      if (allDelivered && order.orderStatus === 'OPEN') {
        await transitionLocked(tx, order, {
          status: 'CLOSED',
          movedBy,
          note: 'All packages delivered',
        })
      }
    }
    return getSavedShipment(tx, shipmentId)
  })
}
