import type { Tracking } from '@mendwell/contract/orders/placed-orders'
import { carrierPage } from '@mendwell/domain/orders/carriers'
import type { Queryable } from '../../../db/db.ts'
import { storedDeliveries } from '../../delivery/stored-delivery.ts'
import { orderStatusOf } from '../order/order-shape.ts'
import { findReplacements } from '../replacements/replacements.repository.ts'
import { findShipments } from './tracking.repository.ts'

type SentAgain = Tracking['replacements'][number]

/** A parcel as shoppers see it. */
export const parcelOf = (parcel: Awaited<ReturnType<typeof findShipments>>[number]) => ({
  ...parcel,
  trackingUrl: carrierPage(parcel.carrier, parcel.trackingNumber),
})

/** The replacements of these orders as their shoppers see them, with their parcels; by order. */
export async function sentAgain(
  db: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, SentAgain[]>> {
  const found = await findReplacements(db, orderIds)
  const answer = new Map<number, SentAgain[]>()
  if (found.length === 0) return answer
  const deliveries = await storedDeliveries(
    db,
    found.map(({ orderId }) => orderId),
  )
  for (const { orderId, replacesOrderId, orderNum, orderStatus, reason, ...row } of found) {
    const shipments = (await findShipments(db, orderId)).map(parcelOf)
    const one = {
      orderNum,
      orderStatus: orderStatusOf(orderStatus),
      isExchange: reason === 'EXCHANGE',
      pieces: row.pieces,
      createDate: row.createdAt,
      delivery: deliveries.get(orderId) ?? [],
      shipments,
    }
    answer.set(replacesOrderId, [...(answer.get(replacesOrderId) ?? []), one])
  }
  return answer
}
