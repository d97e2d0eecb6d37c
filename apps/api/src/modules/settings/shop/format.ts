import { toDollars } from '@mendwell/contract/wire/dollars'
import type { Cents, MilliPercent } from '@mendwell/domain/money/money'
import type { Language } from '@mendwell/domain/words/languages'

/** Specification §9: US English with the shop's currency; mails and PDFs have no browser to ask. */
const LOCALE = 'en-US'

/** The locale of dates: mails to Spanish readers have theirs. */
const LOCALES: Record<Language, string> = { en: LOCALE, es: 'es-US' }

const amounts = new Map<string, Intl.NumberFormat>()
const percents = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 3 })
const dates = new Map<string, Intl.DateTimeFormat>()

/** An amount in cents for display: $1,234.50 */
export function formatMoney(cents: Cents, currency: string): string {
  const known = amounts.get(currency)
  const format = known ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency })
  if (!known) amounts.set(currency, format)
  return format.format(toDollars(cents))
}

/** A text of several lines, without empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** A rate in thousandths of a percent: 8.25% */
export const formatPercent = (rate: MilliPercent): string => percents.format(rate / 100_000)

/** The day of a time in the shop's time zone: November 20, 2026 */
export const formatDay = (moment: Date, timeZone: string, language: Language = 'en'): string =>
  dateFormat(timeZone, { dateStyle: 'long' }, language).format(moment)

/** A calendar day, YYYY-MM-DD: November 20, 2026 */
export const formatCalendarDay = (day: string, language: Language = 'en'): string =>
  formatDay(new Date(day), 'UTC', language)

/** A time in the shop's time zone, which it names: November 20, 2026 at 8:15 PM CST */
export const formatMoment = (moment: Date, timeZone: string, language: Language = 'en'): string =>
  dateFormat(timeZone, MOMENT, language).format(moment)

/** A calendar day, YYYY-MM-DD, with its weekday: Tue, Nov 24 */
export const formatWeekday = (day: string, language: Language = 'en'): string =>
  dateFormat('UTC', { weekday: 'short', month: 'short', day: 'numeric' }, language).format(
    new Date(day),
  )

/** A calendar month, YYYY-MM: June 2027 */
export const formatMonth = (month: string): string =>
  dateFormat('UTC', { year: 'numeric', month: 'long' }).format(new Date(month))

const MOMENT = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

function dateFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  language: Language = 'en',
) {
  const key = JSON.stringify({ language, timeZone, ...options })
  const known = dates.get(key)
  const format = known ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone })
  if (!known) dates.set(key, format)
  return format
}
