import { type Day, dayAt } from '@mendwell/domain/days/calendar'
import type { DayRange } from '@mendwell/domain/delivery/delivery-dates'
import { promiseOf } from '@mendwell/domain/delivery/delivery-promise'
import { expectedDays } from '@mendwell/domain/delivery/expected-stock'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { findQueues } from '../../delivery/find-expected-days.ts'
import { findShopCalendar } from '../../delivery/find-shop-calendar.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { promisedParts } from '../../orders/pricing/promise-delivery.ts'
import {
  findOverdueProducts,
  lockWaitingOrders,
  updateWaitingDays,
} from './waiting-orders.repository.ts'

interface Cause {
  /** The products whose days a purchase order changed, or did not keep. */
  productIds: readonly number[]
  /** Identifies the change, so that each is mailed once. */
  change: string
  now: Date
  /** The supplier has not delivered on the day. */
  isOverdue?: boolean
}

/** Moves what waits for purchase orders whose day has passed, and mails the paid ones; runs daily. */
export async function notifyOverdueOrders({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const { timeZone } = await findShopCalendar(db)
  const today = dayAt(now, timeZone)
  const productIds = await findOverdueProducts(db, today)
  if (productIds.length === 0) return
  await db.transaction().execute(async (tx) => {
    await notifyWaitingOrders(tx, { productIds, change: `overdue:${today}`, now, isOverdue: true })
  })
}

/**
 * Updates the delivery promises of orders that wait for these products, and mails the paid ones. Each waits behind the
 * orders placed before it.
 */
export async function notifyWaitingOrders(
  tx: Queryable,
  { productIds, change, now, isOverdue = false }: Cause,
) {
  const orders = await lockWaitingOrders(tx, productIds)
  if (orders.length === 0) return
  const calendar = await findShopCalendar(tx)
  const dayOf = await awaitedDays(tx, {
    productIds: [...new Set(orders.flatMap(({ lines }) => lines.map((line) => line.productId)))],
    today: dayAt(now, calendar.timeZone),
  })
  for (const { orderId, custId, email, isPaid, days, lines, ...place } of orders) {
    const waiting = lines.map(({ productId, pieces, facts }) => ({
      facts,
      taken: 0,
      backordered: pieces,
      expectedOn: dayOf(productId, orderId),
    }))
    const delivery = promiseOf(waiting, place, { moment: now, calendar })
    const [part] = promisedParts({ delivery }, place.pickupType)
    const expected = part?.days ?? null
    if (isSame(expected, days)) continue
    await updateWaitingDays(tx, orderId, expected)
    if (!isPaid) continue
    const dedupeKey = `delivery_moved:${orderId}:${change}`
    const payload = isOverdue ? { cause: 'OVERDUE' as const } : {}
    const mail = { kind: 'delivery_moved', dedupeKey, to: email, payload } as const
    await queueMail(tx, { ...mail, orderId, custId })
  }
}

const isSame = (one: DayRange | null, other: DayRange | null) =>
  one?.from === other?.from && one?.to === other?.to

/** The day on which what an order waits for of a product is expected. */
async function awaitedDays(
  tx: Queryable,
  { productIds, today }: { productIds: readonly number[]; today: Day },
) {
  const queues = await findQueues(tx, productIds)
  const days = new Map(
    [...queues].map(([productId, { coming, waiting }]) => {
      const pieces = waiting.map((one) => one.pieces)
      const expected = expectedDays(coming, pieces, today)
      return [productId, new Map(waiting.map(({ orderId }, at) => [orderId, expected[at] ?? null]))]
    }),
  )
  return (productId: number, orderId: number) => days.get(productId)?.get(orderId) ?? null
}
