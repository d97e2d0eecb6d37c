import { splitRefunds } from '@mendwell/domain/money/refund-cells'
import type { Db, Queryable } from '../../../db/db.ts'
import {
  countUnbooked,
  findChargedLeft,
  findUnbookedRefunds,
  insertRefundCells,
  lockUnbookedOrders,
  type UnbookedRefund,
} from './refund-bookings.repository.ts'

/** So many orders are locked at once while earlier refunds are booked. */
const ORDERS_AT_ONCE = 1_000

/**
 * Books what each refund that was made gave back of every line, of its tax and of shipping (decision 0092). The caller
 * has these orders locked. Returns how many refunds it booked.
 */
export async function bookRefunds(tx: Queryable, orderIds: readonly number[]): Promise<number> {
  const refunds = await findUnbookedRefunds(tx, orderIds)
  const byOrder = Map.groupBy(refunds, ({ orderId }) => orderId)
  const orders = await findChargedLeft(tx, [...byOrder.keys()])
  await insertRefundCells(
    tx,
    orders.flatMap((order) => {
      const made = byOrder.get(order.orderId) ?? []
      const split = splitRefunds(order, made)
      return made.flatMap((refund, index) => cellsOf(refund, split[index]))
    }),
  )
  return refunds.length
}

/** The cells of a refund with money or pieces. */
function cellsOf(
  { refundId, pieces }: UnbookedRefund,
  split: ReturnType<typeof splitRefunds>[number] | undefined,
) {
  const { lines = [], shippingCents = 0 } = split ?? {}
  const ofLines = lines.map((line) => {
    const named = pieces.find(({ orderItemId }) => orderItemId === line.orderItemId)
    return { refundId, ...line, pieces: named?.quantity ?? 0 }
  })
  return [
    ...ofLines.filter((cell) => cell.goodsCents + cell.taxCents + cell.pieces > 0),
    ...(shippingCents > 0 ? [{ refundId, orderItemId: null, shippingCents }] : []),
  ]
}

/**
 * Books the refunds of versions that did not; does nothing on other starts. `progress` gets how many of how many are
 * booked.
 */
export async function bookEarlierRefunds(
  db: Db,
  progress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const total = await countUnbooked(db)
  for (let done = 0; done < total; ) {
    const booked = await db
      .transaction()
      .execute(async (tx) => bookRefunds(tx, await lockUnbookedOrders(tx, ORDERS_AT_ONCE)))
    // Another process has booked the rest.
    if (booked === 0) break
    done += booked
    progress(Math.min(done, total), total)
  }
}
