import type { Day } from '@mendwell/domain/days/calendar'
import { expectedDays } from '@mendwell/domain/delivery/expected-stock'
import type { Queryable } from '../../db/db.ts'
import { findAwaited, findComing } from './delivery.repository.ts'

/** Pieces of a product that are ordered now and not in stock. */
interface Backordered {
  productId: number
  backordered: number
}

/**
 * The days on which such pieces should have come, behind those that earlier orders wait for, by product; nothing of one
 * whose day nobody can say. `today` is the shop's.
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
  const coming = await findComing(db, [...wanted.keys()])
  if (coming.length === 0) return new Map()
  const awaited = await findAwaited(db, [...wanted.keys()])
  return new Map(
    [...wanted].flatMap(([productId, pieces]) => {
      const isOfProduct = (row: { productId: number }) => row.productId === productId
      const before = awaited.filter(isOfProduct).map((row) => row.pieces)
      const day = expectedDays(coming.filter(isOfProduct), [...before, pieces], today).at(-1)
      return day ? [[productId, day]] : []
    }),
  )
}
