import { addDays, type Day, dayAt } from '../days/calendar.ts'
import { leavesOn, type ShopCalendar } from './delivery-dates.ts'

/** How many days ahead a closing is announced. */
const DAYS_AHEAD = 7

export interface ClosingNotice {
  from: Day
  to: Day
  /** The day on which an order placed now ships, if that is only after the closing. */
  leaves: Day | undefined
}

/**
 * The owner's own closing days that have begun or begin within a week, with the day on which an order placed now ships.
 * Public holidays are not announced: everyone knows them.
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
