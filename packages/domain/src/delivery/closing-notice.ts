import { addDays, type Day, dayAt } from '../days/calendar.ts'
import { leavesOn, type ShopCalendar } from './delivery-dates.ts'

/** So many days before a closing it is told. */
const DAYS_AHEAD = 7

export interface ClosingNotice {
  from: Day
  to: Day
  /** When an order of now leaves, where that is only after the closing. */
  leaves: Day | undefined
}

/**
 * The owner's own closing days that begin within a week, or have begun, with the day on which an order of this moment
 * leaves. Public holidays are not told: everybody knows them.
 */
export function closingNotice(now: Date, calendar: ShopCalendar): ClosingNotice | undefined {
  const today = dayAt(now, calendar.timeZone)
  const [next] = calendar.rules.closedDays.days
    .map(({ day, until }) => ({ from: day, to: until || day }))
    .filter(({ from, to }) => to >= today && from <= addDays(today, DAYS_AHEAD))
    .toSorted((one, other) => one.from.localeCompare(other.from))
  if (!next) return undefined
  const leaves = leavesOn(now, calendar)
  return { ...next, leaves: leaves !== undefined && leaves > next.to ? leaves : undefined }
}
