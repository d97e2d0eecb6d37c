import type { LotPieces } from '@mendwell/contract/lots/lots'
import type { Queryable } from '../../../db/db.ts'
import { mergeLots } from '../../lots/parcels/lot-pieces.ts'
import { proposeLots } from '../../lots/parcels/pick-lots.ts'
import { findSentLots } from './order-document.repository.ts'
import type { OrderRow } from './orders.repository.ts'

/** What a buyer sees of an item's lots. */
export interface LotsOfItem {
  /** What left, lot by lot; absent if nothing did. */
  lotsSent?: LotPieces[]
  /** The month, YYYY-MM, before which nothing still to send expires; absent if unknown. */
  expiresFrom?: string
}

type Orders = readonly Pick<OrderRow, 'orderId' | 'orderStatus'>[]

/** By item: which lots left, and the earliest expiry of what is still to be sent. */
export async function lotsOfItems(db: Queryable, orders: Orders): Promise<Map<number, LotsOfItem>> {
  const answer = new Map<number, LotsOfItem>()
  const ids = orders.map(({ orderId }) => orderId)
  for (const { orderItemId, lotsSent } of await findSentLots(db, ids)) {
    const pieces = lotsSent.map(({ shipmentId: _, ...lot }) => lot)
    answer.set(orderItemId, { lotsSent: mergeLots(pieces) })
  }
  const open = orders.filter(({ orderStatus }) => orderStatus !== 'REJECTED')
  const proposed = await proposeLots(
    db,
    open.map(({ orderId }) => orderId),
  )
  for (const [orderItemId, chosen] of proposed) {
    const [soonest] = chosen.flatMap(({ lot }) => lot.expiresOn ?? []).sort()
    if (soonest === undefined) continue
    answer.set(orderItemId, { ...answer.get(orderItemId), expiresFrom: soonest.slice(0, 7) })
  }
  return answer
}
