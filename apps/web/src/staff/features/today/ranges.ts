import { dayOf } from '../../../lib/words/time-zone.ts'

const DAY_MS = 86_400_000

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

export interface Range {
  from: string
  to: string
}

/** The ranges one press away. */
export const PRESETS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
] as const

/** So many days of the shop, as the report counts, up to today. */
export const lastDays = (days: number, now = Date.now()): Range => ({
  from: daysBefore(dayOf(now), days - 1),
  to: dayOf(now),
})
