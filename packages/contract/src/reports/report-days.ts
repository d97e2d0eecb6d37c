import { daysBetween } from '@mendwell/domain/days/calendar'
import * as z from 'zod/mini'
import { toCents, toDollars } from '../wire/dollars.ts'
import { problems } from '../wire/errors.ts'
import { day, whenEachIsRight } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

/** Like `Money`; negative if refunds exceed payments. */
export const SignedMoney = z.codec(z.number().check(z.multipleOf(0.01)), z.int(), {
  decode: toCents,
  encode: toDollars,
})

/** The longest period of a report, in days: five years. */
export const MAX_REPORT_DAYS = 1_827

export const dayFields = {
  from: day(),
  to: day(),
  /** With both, the report also covers this comparison period. */
  beforeFrom: z.optional(day()),
  beforeTo: z.optional(day()),
}
type Days = z.output<z.ZodMiniObject<typeof dayFields>>

const turned = (from: string, to: string) => (given: Record<string, unknown>) =>
  given[from] === undefined || given[to] === undefined || String(given[from]) <= String(given[to])

export const rightDays = [
  z.refine<Days>(turned('from', 'to'), {
    error: says('rangeTurned'),
    path: ['from'],
    when: whenEachIsRight,
  }),
  z.refine<Days>(turned('beforeFrom', 'beforeTo'), {
    error: says('rangeTurned'),
    path: ['beforeFrom'],
    when: whenEachIsRight,
  }),
  z.refine<Days>(({ from, to }) => daysBetween(from, to) < MAX_REPORT_DAYS, {
    error: says('daysMax', { max: MAX_REPORT_DAYS }),
    path: ['to'],
    when: whenEachIsRight,
  }),
  z.refine<Days>(
    ({ beforeFrom, beforeTo }) => (beforeFrom === undefined) === (beforeTo === undefined),
    { error: says('beforeFromExpected'), path: ['beforeTo'], when: whenEachIsRight },
  ),
  z.refine<Days>(
    ({ beforeFrom = '', beforeTo = '' }) => !(daysBetween(beforeFrom, beforeTo) >= MAX_REPORT_DAYS),
    { error: says('daysMax', { max: MAX_REPORT_DAYS }), path: ['beforeTo'], when: whenEachIsRight },
  ),
] as const

/** Days of the shop, inclusive, and those they are compared with. */
export const ReportDays = z.object(dayFields).check(...rightDays)
export type ReportDays = z.output<typeof ReportDays>

/** A report as JSON, and as a file. */
export const refusals = problems(400, 401, 403, 422)
export const csvAnswer = { 200: z.any(), ...refusals }
