import { WallTime } from '@mendwell/contract/wire/clock-time'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import { isDollars } from '../../../components/forms/typed-values.ts'

/** A new price and when it begins, as typed. */
export const ScheduleValues = z.object({
  unitPrice: z
    .string()
    .check(z.refine((typed) => isDollars(typed.trim()), says('enterAmount', { example: '19.99' }))),
  startsAt: WallTime,
})
export type ScheduleValues = z.output<typeof ScheduleValues>

/** The same for several prices, which the grid has. */
export const MomentValues = z.pick(ScheduleValues, { startsAt: true })
export type MomentValues = z.output<typeof MomentValues>

/** What a scheduled or canceled price makes outdated in the back office. */
export const OUTDATED = [
  '/staff/scheduled-prices',
  '/staff/products',
  '/staff/schedule',
  '/staff/history',
] as const
