import { DELIVERY_PARTS, type DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
import type { Queryable } from '../../db/db.ts'
import { findOrderDeliveries } from './delivery.repository.ts'

/** The promises made when these orders were placed, by id; none for orders from before there were dates. */
export async function storedDeliveries(
  db: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, DeliveryPart[]>> {
  const rows = orderIds.length === 0 ? [] : await findOrderDeliveries(db, orderIds)
  return new Map(
    orderIds.map((orderId) => {
      const stored = rows.filter((row) => row.orderId === orderId)
      return [orderId, DELIVERY_PARTS.flatMap((part) => partsIn(stored, part))]
    }),
  )
}

/** The same of one order. */
export const storedDelivery = async (db: Queryable, orderId: number): Promise<DeliveryPart[]> =>
  (await storedDeliveries(db, [orderId])).get(orderId) ?? []

const partsIn = (
  rows: Awaited<ReturnType<typeof findOrderDeliveries>>,
  part: DeliveryPart['part'],
): DeliveryPart[] =>
  rows
    .filter((row) => row.part === part)
    .map(({ pieces, fromDay: from, toDay: to }) => ({
      part,
      pieces,
      days: from === null || to === null ? null : { from, to },
    }))
