import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, text } from '../wire/shapes.ts'
import { Order, ShippingAddress } from './orders.ts'

const tags = ['orders'] as const

const Changed = z.object({ orders: Order })

export const cancelOwnOrder = endpoint({
  method: 'POST',
  url: '/orders/cancel',
  schema: {
    summary:
      'Cancels an order of the caller that nobody has begun to pack, and gives its money back',
    description:
      'For the session or the order token of the shopper; staff cancel with orders/move. One that is cancelled already stays so.',
    tags,
    body: z.object({ orderId: Id }),
    response: { 200: Changed, ...problems(400, 401, 404, 409, 422) },
  },
})

export const changeOwnAddress = endpoint({
  method: 'POST',
  url: '/orders/address',
  schema: {
    summary: 'Sends an order of the caller to another address, until someone begins to pack it',
    description:
      'In the same country and state, for which tax was calculated. Staff see the address as it was; the shopper gets an email.',
    tags,
    body: z.object({ orderId: Id, address: ShippingAddress }),
    response: { 200: Changed, ...problems(400, 401, 404, 409, 422) },
  },
})

/** The mailed link has the token in its fragment; this call turns it into the browser's order cookie. */
export const openOrder = endpoint({
  method: 'POST',
  url: '/orders/open',
  schema: {
    summary: 'Opens one order with the token of a mailed link',
    tags,
    body: z.object({ token: text(100) }),
    response: { 200: z.object({ orderNum: z.string() }), ...problems(400, 409, 422, 429) },
  },
})
