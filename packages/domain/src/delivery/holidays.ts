import { addDays, type Day, weekdayOf } from '../days/calendar.ts'

interface Holiday {
  name: string
  dayIn: (year: number) => Day
}

const on =
  (date: string): Holiday['dayIn'] =>
  (year) =>
    `${year}-${date}`

/** The nth such weekday of a month; counted from the end when n is negative. */
const nth =
  (n: number, weekday: number, month: number): Holiday['dayIn'] =>
  (year) => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    const start = addDays(first, (weekday - weekdayOf(first) + 7) % 7)
    if (n > 0) return addDays(start, (n - 1) * 7)
    const fifth = addDays(start, 28)
    return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(start, 21)
  }

const [MONDAY, THURSDAY] = [1, 4]

/** The public holidays of the United States (5 U.S.C. 6103(a)). */
export const HOLIDAYS = {
  NEW_YEAR: { name: 'New Year’s Day', dayIn: on('01-01') },
  KING: { name: 'Martin Luther King Jr. Day', dayIn: nth(3, MONDAY, 1) },
  PRESIDENTS: { name: 'Presidents’ Day', dayIn: nth(3, MONDAY, 2) },
  MEMORIAL: { name: 'Memorial Day', dayIn: nth(-1, MONDAY, 5) },
  JUNETEENTH: { name: 'Juneteenth', dayIn: on('06-19') },
  INDEPENDENCE: { name: 'Independence Day', dayIn: on('07-04') },
  LABOR: { name: 'Labor Day', dayIn: nth(1, MONDAY, 9) },
  COLUMBUS: { name: 'Columbus Day', dayIn: nth(2, MONDAY, 10) },
  VETERANS: { name: 'Veterans Day', dayIn: on('11-11') },
  THANKSGIVING: { name: 'Thanksgiving Day', dayIn: nth(4, THURSDAY, 11) },
  CHRISTMAS: { name: 'Christmas Day', dayIn: on('12-25') },
} as const satisfies Record<string, Holiday>
export type HolidayKey = keyof typeof HOLIDAYS

export const HOLIDAY_KEYS = Object.keys(HOLIDAYS) as HolidayKey[]

/** Days on which nothing is packed, shipped or delivered. */
export interface ClosedDays {
  holidays: readonly HolidayKey[]
  /** The owner's own closing days: single days or ranges. */
  days: readonly ClosedSpan[]
}

export interface ClosedSpan {
  day: Day
  /** Its last day; omitted for a single day. */
  until?: Day | null | undefined
  name: string
}

/** The most days a shop can be closed at once. */
export const MAX_CLOSED_DAYS = 60

/** Whether a range ends on or after its first day and is not too long. */
export const isClosedSpan = ({ day, until }: Pick<ClosedSpan, 'day' | 'until'>): boolean =>
  !until || (day <= until && until < addDays(day, MAX_CLOSED_DAYS))

const holidaysByYear = new Map<string, ReadonlyMap<Day, HolidayKey>>()

/** The holidays of a year by day, cached: each quote checks about thirty days, and a year never changes. */
function holidaysAround(day: Day): ReadonlyMap<Day, HolidayKey> {
  const year = day.slice(0, 4)
  const known = holidaysByYear.get(year)
  if (known) return known
  const days = new Map(HOLIDAY_KEYS.map((key) => [HOLIDAYS[key].dayIn(Number(year)), key]))
  holidaysByYear.set(year, days)
  return days
}

/**
 * Whether a day is closed. A holiday on a Saturday also closes the Friday before, one on a Sunday the Monday after (5
 * U.S.C. 6103(b), Executive Order 11582): carriers observe one day or the other, and a parcel that comes a day early
 * breaks no promise.
 */
export function isClosedDay(day: Day, { holidays, days }: ClosedDays): boolean {
  if (days.some((closed) => closed.day <= day && day <= (closed.until ?? closed.day))) return true
  const weekday = weekdayOf(day)
  const observed = [
    day,
    ...(weekday === 5 ? [addDays(day, 1)] : []),
    ...(weekday === 1 ? [addDays(day, -1)] : []),
  ]
  return observed.some((one) => {
    const holiday = holidaysAround(one).get(one)
    return holiday !== undefined && holidays.includes(holiday)
  })
}
