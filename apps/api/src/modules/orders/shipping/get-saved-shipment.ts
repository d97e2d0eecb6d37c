import type { SavedShipment } from '@mendwell/contract/orders/shipments'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { orderStatusOf } from '../order/order-shape.ts'
import { findShipment, findShipmentItems } from './shipments.repository.ts'

/**
 * A parcel in the shape of the contract, with the current status of its order.
 * @throws ShopError 404.
 */
export async function getSavedShipment(db: Queryable, shipmentId: number): Promise<SavedShipment> {
  const parcel = await findShipment(db, shipmentId)
  const order = parcel && (await findOrder(db, parcel.orderId))
  if (!parcel || !order) throw notFound('Shipment')
  return {
    shipment: {
      shipmentId,
      orderId: parcel.orderId,
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      weightGrams: parcel.weightGrams,
      shipDate: parcel.shippedAt,
      deliveryDate: parcel.deliveredAt,
      items: await findShipmentItems(db, shipmentId),
    },
    orderStatus: orderStatusOf(order.orderStatus),
  }
}
