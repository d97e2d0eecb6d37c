import type { Day } from '@mendwell/domain/days/calendar'
import { type ComingPieces, expectedDays } from '@mendwell/domain/delivery/expected-stock'
import type { Queryable } from '../../db/db.ts'
import { findAwaited, findComing } from './delivery.repository.ts'

/** Pieces of a product that are ordered now and not in stock. */
interface Backordered {
  productId: number
  backordered: number
}

/**
 * The days on which such pieces are expected, after those that earlier orders wait for, by product; products without a
 * known day are omitted. `today` is in the shop's time zone.
 */
export async function findExpectedDays(
  db: Queryable,
  lines: readonly Backordered[],
  today: Day,
): Promise<Map<number, Day>> {
  const wanted = new Map<number, number>()
  for (const { productId, backordered } of lines) {
    if (backordered > 0) wanted.set(productId, (wanted.get(productId) ?? 0) + backordered)
  }
  // Most carts wait for nothing.
  if (wanted.size === 0) return new Map()
  const queues = await findQueues(db, [...wanted.keys()])
  return new Map(
    [...queues].flatMap(([productId, { coming, waiting }]) => {
      const pieces = [...waiting.map((one) => one.pieces), wanted.get(productId) ?? 0]
      const day = expectedDays(coming, pieces, today).at(-1)
      return day ? [[productId, day]] : []
    }),
  )
}

interface Queue {
  coming: ComingPieces[]
  /** Earlier orders come first. */
  waiting: { orderId: number; pieces: number }[]
}

/** The expected pieces of each of these products, and the orders waiting for them; none if nothing is expected. */
export async function findQueues(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, Queue>> {
  const coming = await findComing(db, productIds)
  const awaited = coming.length === 0 ? [] : await findAwaited(db, productIds)
  return new Map(
    productIds.map((productId) => {
      const isOfProduct = (row: { productId: number }) => row.productId === productId
      return [
        productId,
        { coming: coming.filter(isOfProduct), waiting: awaited.filter(isOfProduct) },
      ]
    }),
  )
}
