import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import { requiredText } from '../wire/shapes.ts'

/** The length of a three-part text message. */
const MAX_SMS_LENGTH = 459

export const alertBySms = endpoint({
  method: 'POST',
  url: '/alert/sms',
  schema: {
    summary: 'Staff: a text message to the phones named in the settings',
    tags: ['alerts'],
    body: z.object({
      message: requiredText('smsRequired', MAX_SMS_LENGTH),
    }),
    response: { 200: z.object({ queued: z.int() }), ...problems(400, 401, 403, 422, 429) },
  },
})
