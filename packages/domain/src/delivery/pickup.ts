import { type Day, weekdayOf } from '../days/calendar.ts'
import type { OpenDay } from './delivery-dates.ts'
import type { DeliveryPart } from './delivery-parts.ts'

/** How goods are handed over, and when (Specification §4). */
export const PICKUP_TYPES = ['IN STORE', 'DELIVERY'] as const
export const PICKUP_TIMES = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT', 'DAYTIME'] as const
export type PickupTime = (typeof PICKUP_TIMES)[number]

/** What each pickup time means, as HH:MM in the shop's time zone. */
const HOURS: Record<PickupTime, { from: string; until: string }> = {
  MORNING: { from: '00:00', until: '12:00' },
  AFTERNOON: { from: '12:00', until: '17:00' },
  EVENING: { from: '17:00', until: '21:00' },
  NIGHT: { from: '21:00', until: '24:00' },
  DAYTIME: { from: '08:00', until: '18:00' },
}

/** Whether a parcel can be asked for at this time: carriers deliver by day and in the evening. */
export const isDeliveryTime = (time: PickupTime): boolean => time !== 'NIGHT'

/** A day without hours is open, and nobody knows when. */
function isOpenAt(time: PickupTime, { closedFlag, openTime, closeTime }: OpenDay): boolean {
  if (closedFlag) return false
  if (openTime === null || closeTime === null) return true
  const { from, until } = HOURS[time]
  return openTime < until && from < closeTime
}

/**
 * The pickup times a shopper may choose: those at which the store is open on the day from which the goods can be
 * collected, or on some day while that day is unknown. All of them where the owner has set no hours.
 */
export function offeredPickupTimes(
  collected: readonly DeliveryPart[],
  week: readonly OpenDay[],
): PickupTime[] {
  const readyOn = collected.find(({ days }) => days !== null)?.days?.from
  const possible = readyOn === undefined ? week : week.filter(isWeekdayOf(readyOn))
  const offered = PICKUP_TIMES.filter((time) => possible.some((day) => isOpenAt(time, day)))
  return offered.length > 0 ? offered : [...PICKUP_TIMES]
}

const isWeekdayOf =
  (day: Day) =>
  ({ dayOfWeek }: OpenDay): boolean =>
    dayOfWeek === weekdayOf(day)
