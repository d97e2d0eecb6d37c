import { locale } from './language.ts'
import { timeZone } from './time-zone.ts'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** A day such as 'Nov 20, 2026', from ISO text. */
export const formatDate = (iso: string): string => dateFormat(DAY).format(new Date(iso))

/** A calendar day such as 'Nov 20, 2026', from YYYY-MM-DD: the same in every time zone. */
export const formatDay = (day: string): string => dateFormat(DAY, 'UTC').format(new Date(day))

const WEEKDAY = { weekday: 'short', month: 'short', day: 'numeric' } as const

/**
 * A calendar day with weekday such as 'Tue, Nov 24', from YYYY-MM-DD: the same in every time zone. No line break
 * between month and day.
 */
export const formatWeekday = (day: string): string =>
  dateFormat(WEEKDAY, 'UTC')
    .format(new Date(day))
    .replace(/ (?=\S+$)/, '\u00a0')

/**
 * A day and time such as 'Nov 20, 2026, 9:12 AM', from ISO text; no line break before 'AM'. In other time zones it
 * names the zone: '9:12 AM CST'.
 */
export function formatMoment(iso: string): string {
  const isElsewhere = timeZone && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = isElsewhere ? ({ timeZoneName: 'short' } as const) : {}
  const text = dateFormat({ ...DAY, ...TIME, ...zone }).format(new Date(iso))
  return text.replace(/ (?=[AP]M)/, '\u00a0')
}

function dateFormat(options: Intl.DateTimeFormatOptions, zone = timeZone): Intl.DateTimeFormat {
  const key = `${locale()} ${zone} ${Object.keys(options)}`
  dates[key] ??= new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone })
  return dates[key]
}

// Creating an Intl object costs more than using it a thousand times.
const dates: Record<string, Intl.DateTimeFormat> = {}
