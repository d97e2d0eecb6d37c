import { dayAt, momentOf } from '@mendwell/domain/days/calendar'
import type { DayRange, ShopCalendar } from '@mendwell/domain/delivery/delivery-dates'
import type { Ordering } from '@mendwell/domain/delivery/delivery-promise'
import { goesByFreight } from '@mendwell/domain/delivery/delivery-rules'
import { daysWhenLate } from '@mendwell/domain/delivery/late-parcel'
import { sum } from '@mendwell/domain/money/money'
import type { Deps } from '../../../deps/deps.ts'
import { findShopCalendar } from '../../delivery/find-shop-calendar.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import {
  findOpenOrders,
  lockOpenOrder,
  type OpenOrder,
  updateDays,
} from './late-orders.repository.ts'

/** In the shop's time zone: by then a parcel that left last evening is recorded. */
const NOTIFY_FROM = '10:00'

/**
 * Moves the promised days of orders that should have left and have not, and mails those who paid, once for each new
 * date (16 CFR 435: a buyer is told of a delay and may cancel). Runs hourly; does nothing before ten in the morning.
 */
export async function notifyLateOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const moment = clock.now()
  const calendar = await findShopCalendar(db)
  const { timeZone } = calendar
  if (moment < momentOf(dayAt(moment, timeZone), NOTIFY_FROM, timeZone)) return
  const late = (await findOpenOrders(db)).filter(
    (order) => lateParts(order, { moment, calendar }).length > 0,
  )
  for (const { orderId } of late) {
    await db.transaction().execute(async (tx) => {
      // A parcel may have left, or another process have sent the notice, in the meantime.
      const order = await lockOpenOrder(tx, orderId)
      const moved = order ? lateParts(order, { moment, calendar }) : []
      if (!order || moved.length === 0) return
      for (const { part, days } of moved) await updateDays(tx, { orderId, part, days })
      if (!order.isPaid) return
      const change = moved.map(({ part, days }) => `${part}:${days.to}`).join(':')
      await queueMail(tx, {
        kind: 'delivery_moved',
        dedupeKey: `delivery_moved:${orderId}:${change}`,
        to: order.email,
        payload: { cause: 'NOT_SENT' },
        orderId,
        custId: order.custId,
      })
    })
  }
}

/** The parts of an order that have not left and no longer can in time, with their new days. */
function lateParts(
  { parts, lines, country, postalCode }: OpenOrder,
  ordering: Ordering,
): { part: 'PARCEL' | 'FREIGHT'; days: DayRange }[] {
  const destination = { country, postalCode }
  return parts.flatMap(({ part, pieces, days: before }) => {
    if (settledPieces(lines, part, ordering.calendar) >= pieces) return []
    const days = daysWhenLate({ part, days: before, destination }, ordering)
    return days ? [{ part, days }] : []
  })
}

const settledPieces = (
  lines: OpenOrder['lines'],
  part: 'PARCEL' | 'FREIGHT',
  { rules: { dispatchRules }, kindPounds }: ShopCalendar,
) =>
  sum(
    lines
      .filter(
        ({ facts }) => goesByFreight(facts, dispatchRules, kindPounds) === (part === 'FREIGHT'),
      )
      .map(({ settled }) => Number(settled)),
  )
