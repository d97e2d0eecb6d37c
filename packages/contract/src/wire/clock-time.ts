import * as z from 'zod/mini'
import { says } from './validation-messages.ts'

// In a file of its own, since the cart loads the other shapes.

/** HH:MM on a clock of 24 hours. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('timeExpected')))

/** Local time in the shop's time zone, such as 2026-11-27T09:00. */
export const WallTime = z.string().check(
  z.refine(
    (text) => z.iso.datetime({ local: true, precision: -1 }).safeParse(text).success,
    says('momentExpected'),
  ),
  z.refine((text) => /^(19|20|21)/.test(text), says('momentExpected')),
)
