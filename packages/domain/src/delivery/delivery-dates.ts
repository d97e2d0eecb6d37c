import { addDays, type Day, dayAt, momentOf, weekdayOf } from '../days/calendar.ts'
import type { DeliveryRules } from './delivery-rules.ts'
import { isClosedDay } from './holidays.ts'
import type { DaySpan, TransitZone } from './transit-zones.ts'

/** From this day to that one, in the shop's calendar. */
export interface DayRange {
  from: Day
  to: Day
}

/** Opening hours by weekday; a day not listed is open. */
export interface OpenDay {
  dayOfWeek: number
  closedFlag: boolean
  /** HH:MM; null: unknown. */
  openTime: string | null
  closeTime: string | null
}

/** When the shop works, and its shipping rules. */
export interface ShopCalendar {
  timeZone: string
  week: readonly OpenDay[]
  rules: DeliveryRules
  /** The weight of a kind's products that state none, in pounds. */
  kindPounds?: readonly { kind: string; pounds: number }[]
}

/** A shop that is not open within this many days promises no date. */
const FARTHEST_DAYS = 60

type IsDay = (day: Day) => boolean

/** The first such day from `day` on, inclusive. */
function firstFrom(day: Day, fits: IsDay): Day | undefined {
  for (let away = 0; away <= FARTHEST_DAYS; away++) {
    const later = addDays(day, away)
    if (fits(later)) return later
  }
  return undefined
}

/** This many such days after `day`; 0: `day` itself. */
function daysAfter(day: Day | undefined, count: number, fits: IsDay): Day | undefined {
  let reached = day
  for (let left = count; left > 0 && reached; left--) reached = firstFrom(addDays(reached, 1), fits)
  return reached
}

function daysOf({ week, rules: { closedDays, dispatchRules } }: ShopCalendar) {
  const hoursOn = (day: Day) => week.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(day))
  const isWorkDay = (day: Day) => !hoursOn(day)?.closedFlag && !isClosedDay(day, closedDays)
  const isCarrierDay = (day: Day) =>
    dispatchRules.carrierDays.includes(weekdayOf(day)) && !isClosedDay(day, closedDays)
  /** HH:MM until which an order counts for the day: the cut-off, or an earlier closing time. */
  const lastOrderOn = (day: Day) => {
    const closes = hoursOn(day)?.closeTime ?? null
    return closes !== null && closes < dispatchRules.cutOff ? closes : dispatchRules.cutOff
  }
  return { isWorkDay, isCarrierDay, lastOrderOn }
}

/** The day work on an order starts: the day it came in if before the cut-off, otherwise the next open one. */
function startOf(moment: Date, calendar: ShopCalendar): Day | undefined {
  const { isWorkDay, lastOrderOn } = daysOf(calendar)
  const { timeZone } = calendar
  const today = dayAt(moment, timeZone)
  const isInTime = moment < momentOf(today, lastOrderOn(today), timeZone)
  return firstFrom(isInTime ? today : addDays(today, 1), isWorkDay)
}

/** When goods a supplier delivers on a day count as in stock: they are unpacked, and ship from the next open day on. */
export const whenUnpacked = (day: Day, { timeZone }: Pick<ShopCalendar, 'timeZone'>): Date =>
  momentOf(addDays(day, 1), '00:00', timeZone)

/** The day from which an order placed at this moment can be collected; undefined if the shop is not open soon. */
export const collectFrom = (moment: Date, calendar: ShopCalendar): Day | undefined =>
  daysAfter(
    startOf(moment, calendar),
    calendar.rules.dispatchRules.pickupDays,
    daysOf(calendar).isWorkDay,
  )

/** The latest day on which an order placed at this moment ships; undefined if the shop is not open soon. */
export function leavesOn(moment: Date, calendar: ShopCalendar): Day | undefined {
  const { isWorkDay, isCarrierDay } = daysOf(calendar)
  const { handlingDays } = calendar.rules.dispatchRules
  const packed = daysAfter(startOf(moment, calendar), handlingDays.to, isWorkDay)
  return packed && firstFrom(packed, (day) => isWorkDay(day) && isCarrierDay(day))
}

type Service = 'PARCEL' | 'FREIGHT'

interface Sending {
  moment: Date
  service: Service
  zone: TransitZone
}

/** When an order placed at this moment arrives; undefined if the rules give no date and the shop notifies the buyer. */
export function arrivalOf(
  { moment, service, zone }: Sending,
  calendar: ShopCalendar,
): DayRange | undefined {
  const { dispatchRules } = calendar.rules
  const isParcel = service === 'PARCEL'
  const transit = isParcel ? zone.parcelDays : zone.freightDays
  if (transit === null) return undefined
  const handling = isParcel ? dispatchRules.handlingDays : dispatchRules.freightHandlingDays
  const start = startOf(moment, calendar)
  const { isWorkDay, isCarrierDay } = daysOf(calendar)
  const arrives = (bound: keyof DaySpan) => {
    const packed = daysAfter(start, handling[bound], isWorkDay)
    // Carriers pick up only when the shop is open.
    const leaves = packed && firstFrom(packed, (day) => isWorkDay(day) && isCarrierDay(day))
    return daysAfter(leaves, transit[bound], isCarrierDay)
  }
  const [from, to] = [arrives('from'), arrives('to')]
  return from === undefined || to === undefined ? undefined : { from, to }
}
