import { PAYMENT_METHODS } from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { Order } from '../orders/orders.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, IdempotencyHeaders, IdText, noCardNumber, optional } from '../wire/shapes.ts'

export const RecordPayment = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** The number of the check or transfer, for later reference. */
  reference: optional(120, noCardNumber),
  /** The shop day on which the money came in. */
  receivedOn: day(),
})
export type RecordPayment = z.output<typeof RecordPayment>

export const recordPayment = endpoint({
  method: 'POST',
  url: '/staff/orders/:orderId/payment',
  schema: {
    summary: 'Marks an unpaid order as paid: all of it came in as cash, check or transfer',
    tags: ['staff orders'],
    headers: IdempotencyHeaders,
    params: z.object({ orderId: IdText }),
    body: RecordPayment,
    response: { 200: z.object({ orders: Order }), ...problems(400, 401, 403, 404, 409, 422) },
  },
})
