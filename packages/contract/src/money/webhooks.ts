import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

/** The header that proves who sent an event: a time and a MAC over time and body. */
export const WEBHOOK_SIGNATURE = 'stripe-signature'

export const receiveWebhook = endpoint({
  method: 'POST',
  url: '/payment/webhook',
  schema: {
    summary: 'Events of the card provider; the signature is checked, repeats change nothing',
    tags: ['payments'],
    /** The raw text, as it was signed. */
    body: z.string(),
    response: { 200: z.object({ received: z.boolean() }), ...problems(400, 413, 503) },
  },
})
