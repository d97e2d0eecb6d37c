import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import * as dates from '../../../lib/words/dates.ts'
import { formatNumber } from '../../../lib/words/texts.ts'

export { formatMoney, formatNumber, formatPercent } from '../../../lib/words/texts.ts'

/** Kept on one line, in a column however narrow. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** 'Nov 20, 2026', from ISO text, unbroken. */
export const formatDate = (iso: string): string => unbroken(dates.formatDate(iso))
/** 'Nov 20, 2026', from YYYY-MM-DD, unbroken. */
export const formatDay = (day: string): string => unbroken(dates.formatDay(day))

/** 'Nov 20, 2026, 9:12 AM', from ISO text; breaks only between the day and the time. */
export const formatMoment = (iso: string): string =>
  unbroken(dates.formatMoment(iso)).replace(/(\d{4},)\u00a0/, '$1 ')

/** A count that stops at MAX_COUNTED: '1,000+' means that many or more. */
export const formatCount = (count: number): string =>
  `${formatNumber(count)}${count >= MAX_COUNTED ? '+' : ''}`

/** 'Nov 27, 2026, 9:00 AM', for a minute in the shop's time zone: 2026-11-27T09:00. */
export function minuteInWords(minute: string): string {
  const hour = Number(minute.slice(11, 13))
  const time = `${hour % 12 || 12}:${minute.slice(14, 16)}\u00a0${hour < 12 ? 'AM' : 'PM'}`
  return `${formatDay(minute.slice(0, 10))}, ${time}`
}
