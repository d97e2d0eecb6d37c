import * as z from 'zod/mini'
import { says } from '../wire/validation-messages.ts'

/** The number of an order, in an address. */
export const OrderNum = z.object({
  orderNum: z.string().check(z.regex(/^\d{1,20}$/, says('orderNumberExpected'))),
})
