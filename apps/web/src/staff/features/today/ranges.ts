import { addDays } from '@mendwell/domain/days/calendar'
import { dayOf } from '../../../lib/words/time-zone.ts'

export interface Range {
  from: string
  to: string
}

/** The preset ranges. */
export const PRESETS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
] as const

/** The last days of the shop, as many as given, up to today. */
export const lastDays = (days: number, now = Date.now()): Range => ({
  from: addDays(dayOf(now), 1 - days),
  to: dayOf(now),
})
