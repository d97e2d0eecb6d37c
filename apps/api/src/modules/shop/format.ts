import type { Cents, MilliPercent } from '@mendwell/domain/money'

/** Specification §9: US English with the shop's currency; mails and PDFs have no browser to ask. */
const LOCALE = 'en-US'

const amounts = new Map<string, Intl.NumberFormat>()
const percents = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 3 })
const dates = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/** An amount in cents as people read it: $1,234.50 */
export function formatMoney(cents: Cents, currency: string): string {
  const known = amounts.get(currency)
  const format = known ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency })
  if (!known) amounts.set(currency, format)
  return format.format(cents / 100)
}

/** A rate in thousandths of a percent: 8.25% */
export const formatPercent = (rate: MilliPercent): string => percents.format(rate / 100_000)

/** A day, in UTC: November 20, 2026 */
export const formatDay = (moment: Date): string => dates.format(moment)
