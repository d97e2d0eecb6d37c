import * as z from 'zod/mini'
import { says } from './validation-messages.ts'

// Apart from the other shapes, which the cart loads.

/** HH:MM on a clock of 24 hours. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('timeExpected')))
