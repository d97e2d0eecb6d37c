import * as z from 'zod/mini'
import { says } from './validation-messages.ts'

// Apart from the other shapes, which the cart loads.

/** HH:MM on a clock of 24 hours. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('timeExpected')))

/** What the clocks of the shop show, such as 2026-11-27T09:00. */
export const WallTime = z.string().check(
  z.refine(
    (text) => z.iso.datetime({ local: true, precision: -1 }).safeParse(text).success,
    says('momentExpected'),
  ),
  z.refine((text) => /^(19|20|21)/.test(text), says('momentExpected')),
)
