import { addDays, daysBetween, weekdayOf } from '../days/calendar.ts'

/** Days of the shop's calendar as YYYY-MM-DD, inclusive. */
export interface Period {
  from: string
  to: string
}

/** The preset periods. */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]

const MONTHS: Record<Exclude<PeriodName, 'week'>, number> = { month: 1, quarter: 3, year: 12 }

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The same day some months later or earlier; the last of the month if it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
}

/** How many days a period has. */
export const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** The period of a day, up to that day. Weeks start on Sunday, quarters in January, April, July and October. */
export function periodUpTo(name: PeriodName, today: string): Period {
  if (name === 'week') return { from: addDays(today, -weekdayOf(today)), to: today }
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = month - 1 - ((month - 1) % MONTHS[name])
  return { from: isoDay(Date.UTC(year, first, 1)), to: today }
}

/**
 * What a period is compared with. A preset: the one before it, up to the same day, so the first ten days of November
 * are compared with those of October. Custom dates: as many days right before them.
 */
export function periodBefore(period: Period, name?: PeriodName): Period {
  if (name === undefined || name === 'week') {
    const days = name === 'week' ? 7 : daysOf(period)
    return { from: addDays(period.from, -days), to: addDays(period.to, -days) }
  }
  return { from: addMonths(period.from, -MONTHS[name]), to: addMonths(period.to, -MONTHS[name]) }
}

/** The buckets of a chart. */
export const CUTS = ['day', 'week', 'month'] as const
export type Cut = (typeof CUTS)[number]

/** The bucket size that gives a chart neither a few bars nor hundreds. */
export function cutOf(period: Period): Cut {
  const days = daysOf(period)
  if (days <= 62) return 'day'
  return days <= 190 ? 'week' : 'month'
}

/** The first day of a day's bucket; the first bucket starts with the period. Weeks start on Sunday. */
export function bucketOf(day: string, cut: Cut, { from }: Period): string {
  const start = startOf(day, cut)
  return start < from ? from : start
}

function startOf(day: string, cut: Cut): string {
  if (cut === 'day') return day
  return cut === 'week' ? addDays(day, -weekdayOf(day)) : `${day.slice(0, 8)}01`
}

/** The first days of all buckets of a period. */
export function bucketsOf(period: Period, cut: Cut): string[] {
  const starts = Array.from({ length: daysOf(period) }, (_, index) =>
    bucketOf(addDays(period.from, index), cut, period),
  )
  return [...new Set(starts)]
}
