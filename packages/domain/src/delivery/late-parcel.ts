import { dayAt, momentOf } from '../days/calendar.ts'
import { arrivalOf, type DayRange, type ShopCalendar } from './delivery-dates.ts'
import { type Destination, type Ordering, zoneFor } from './delivery-promise.ts'

/** What was promised for the pieces of an order that have not left yet. */
interface Promised {
  part: 'PARCEL' | 'FREIGHT'
  days: DayRange
  destination: Destination
}

/**
 * The days that apply now to pieces that should have left: as if they were ordered at this moment. Undefined while they
 * can still leave in time, which they can until the end of the last day on which the promise allows for it, and where
 * the rules no longer give a date. The former last day is always before the new one.
 */
export function daysWhenLate(
  { part, days, destination }: Promised,
  { moment, calendar }: Ordering,
): DayRange | undefined {
  const zone = zoneFor(destination, calendar)
  if (!zone) return undefined
  const { timeZone } = calendar
  const today = momentOf(dayAt(moment, timeZone), '00:00', timeZone)
  const soonest = arrivalOf({ moment: today, service: part, zone }, atOnce(calendar))
  if (!soonest || soonest.to <= days.to) return undefined
  return arrivalOf({ moment, service: part, zone }, calendar)
}

/** The calendar of goods that are packed the moment they are wanted. */
function atOnce(calendar: ShopCalendar): ShopCalendar {
  const { rules } = calendar
  const none = { from: 0, to: 0 }
  const dispatchRules = { ...rules.dispatchRules, handlingDays: none, freightHandlingDays: none }
  return { ...calendar, rules: { ...rules, dispatchRules } }
}
