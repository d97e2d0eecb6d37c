import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdempotencyHeaders, text } from '../wire/shapes.ts'
import { Contact, SavedOrder, SaveOrder } from './orders.ts'

const tags = ['staff orders'] as const

/** An order that staff types while somebody is on the phone. */
export const SavePhoneOrder = z.extend(SaveOrder, { customer: Contact })
export type SavePhoneOrder = z.output<typeof SavePhoneOrder>

export const savePhoneOrder = endpoint({
  method: 'POST',
  url: '/staff/orders/phone',
  schema: {
    summary: 'Places an unpaid order for a customer, who gets a mail with a link to pay it',
    description:
      'Priced as every order; a customer is found by the email or made without password.',
    tags,
    headers: IdempotencyHeaders,
    body: SavePhoneOrder,
    response: { 200: SavedOrder, ...problems(400, 401, 403, 409, 422) },
  },
})

/** The mailed link carries the token in its fragment; here it becomes the browser's order cookie. */
export const openOrder = endpoint({
  method: 'POST',
  url: '/orders/open',
  schema: {
    summary: 'Opens one order with the token of a mailed link',
    tags: ['orders'],
    body: z.object({ token: text(100) }),
    response: { 200: z.object({ orderNum: z.string() }), ...problems(400, 409, 422, 429) },
  },
})
