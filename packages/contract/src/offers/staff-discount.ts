import * as z from 'zod/mini'
import { Money } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

/** What staff take off the goods of one order: whole percents, or an amount. */
export const StaffDiscount = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('PERCENT_OFF'),
    percent: z.int(says('wholeNumberExpected')).check(z.gte(1), z.lte(100)),
  }),
  z.object({
    type: z.literal('AMOUNT_OFF'),
    amount: Money.check(z.gt(0, says('amountAboveZero'))),
  }),
])
