import { toSend } from '@mendwell/domain/orders/pieces'
import type { Queryable } from '../../../db/db.ts'
import {
  findShelfLots,
  findTrackedAmong,
  lockTracked,
  type ShelfLot,
  type TrackedProduct,
} from '../shelf/shelf.repository.ts'
import { allocateItems, type ChosenLot } from './allocate-items.ts'
import { findPicks, findTrackedItems, insertPicks, type TrackedItem } from './picks.repository.ts'

/**
 * Allocates the lots of an order when its pick list is created, first expired first out, and reserves them until its
 * parcel is saved. Pieces that no lot covers are on backorder.
 */
export async function pickLots(tx: Queryable, orderId: number): Promise<void> {
  const items = await findTrackedItems(tx, [orderId])
  if (items.length === 0) return
  const products = await lockTracked(
    tx,
    items.map(({ productId }) => productId),
  )
  const chosen = await planPicks(tx, { items, products })
  await insertPicks(
    tx,
    chosen
      .filter(({ isKept }) => !isKept)
      .map(({ orderItemId, lot, quantity }) => ({ orderItemId, lotId: lot.lotId, quantity })),
  )
}

/**
 * The lots for what is still to be sent of some orders: those reserved already, and for the rest those that would be
 * allocated now. Items of products not tracked by lot are omitted.
 */
export async function proposeLots(
  db: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, { lot: ShelfLot; quantity: number }[]>> {
  const items = await findTrackedItems(db, orderIds)
  const answer = new Map<number, { lot: ShelfLot; quantity: number }[]>(
    items.map(({ orderItemId }) => [orderItemId, []]),
  )
  if (items.length === 0) return answer
  const products = await findTrackedAmong(
    db,
    items.map(({ productId }) => productId),
  )
  const chosen = await planPicks(db, { items, products })
  for (const { orderItemId, lot, quantity } of chosen) {
    answer.get(orderItemId)?.push({ lot, quantity })
  }
  return answer
}

interface Planning {
  items: readonly TrackedItem[]
  products: readonly TrackedProduct[]
}

type Planned = ChosenLot & { isKept: boolean }

async function planPicks(db: Queryable, { items, products }: Planning): Promise<Planned[]> {
  // Unpromised pieces; first come, first served.
  const onSale = new Map(products.map(({ productId, quantity }) => [productId, quantity]))
  const picks = await findPicks(
    db,
    items.map(({ orderItemId }) => orderItemId),
  )
  const lots = await findShelfLots(
    db,
    products.map(({ productId }) => productId),
  )
  const available = new Map(
    lots.filter(({ bucket }) => bucket === 'AVAILABLE').map((lot) => [lot.lotId, lot]),
  )
  const kept = picks.flatMap(({ orderItemId, lotId, quantity }): Planned[] => {
    const lot = available.get(lotId)
    return lot ? [{ orderItemId, lot, quantity, isKept: true }] : []
  })
  const keptOf = (orderItemId: number) =>
    kept.reduce((sum, pick) => (pick.orderItemId === orderItemId ? sum + pick.quantity : sum), 0)
  const toPick = items.map((item) => {
    const free = onSale.get(item.productId) ?? 0
    const wanted = Math.max(0, toSend(item) - keptOf(item.orderItemId))
    const held = Math.max(0, item.held - keptOf(item.orderItemId))
    const need = Math.min(wanted, held + free)
    onSale.set(item.productId, free - Math.max(0, need - held))
    return { ...item, need }
  })
  const { chosen } = allocateItems({ items: toPick, products, lots })
  return [...kept, ...chosen.map((pick) => ({ ...pick, isKept: false }))]
}
