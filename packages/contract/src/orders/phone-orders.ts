import * as z from 'zod/mini'
import { StaffDiscount } from '../offers/staff-discount.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdempotencyHeaders, noCardNumber, requiredText } from '../wire/shapes.ts'
import { Contact, Quote, QuoteOrder, SavedOrder, SaveOrder } from './orders.ts'

const tags = ['staff orders'] as const

/** A staff discount with its reason; the customer does not see the reason. */
const GivenDiscount = z.object({
  off: StaffDiscount,
  reason: requiredText('editReasonRequired', 500).check(noCardNumber),
})

/** The caller. Without an email nothing is mailed; a known customer without one is identified by id. */
const Caller = z.extend(Contact, {
  email: z.nullable(Contact.shape.email),
  custId: z.optional(z.nullable(Id)),
})

/** An order that staff type during a phone call. */
export const SavePhoneOrder = z.extend(SaveOrder, {
  customer: Caller,
  discount: z.optional(z.nullable(GivenDiscount)),
})
export type SavePhoneOrder = z.output<typeof SavePhoneOrder>

export const quotePhoneOrder = endpoint({
  method: 'POST',
  url: '/staff/orders/phoneQuote',
  schema: {
    summary: 'Prices an order by phone, less what staff take off',
    tags,
    body: z.extend(QuoteOrder, { discount: z.optional(z.nullable(StaffDiscount)) }),
    response: { 200: Quote, ...problems(400, 401, 403, 409, 422) },
  },
})

export const savePhoneOrder = endpoint({
  method: 'POST',
  url: '/staff/orders/phone',
  schema: {
    summary: 'Places an unpaid order for a customer, who gets a mail with a link to pay it',
    description:
      'Priced as every order; a customer is found by the email or made without password. Who has none gets no mail.',
    tags,
    headers: IdempotencyHeaders,
    body: SavePhoneOrder,
    response: { 200: SavedOrder, ...problems(400, 401, 403, 409, 422) },
  },
})
