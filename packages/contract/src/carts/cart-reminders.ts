import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { email, Instant } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { KeptLine, LinkToken, linesUpTo } from './lines.ts'

const tags = ['carts'] as const
const Wanted = z.object({ wanted: z.boolean() })

export const saveCartReminder = endpoint({
  method: 'POST',
  url: '/carts/reminders/save',
  schema: {
    summary:
      'A guest wants one email if they leave without ordering; sent again when the cart changes',
    description:
      'Send the token of the answer with each change of the same cart. A reminder that has gone out is not changed, and no second one follows.',
    tags,
    body: z.object({
      token: z.optional(z.nullable(LinkToken)),
      email: email(),
      lines: linesUpTo(MAX_CART_LINES).check(z.minLength(1, says('addItemsToCart'))),
    }),
    response: { 200: z.object({ token: z.string() }), ...problems(400, 422, 429) },
  },
})

export const endCartReminder = endpoint({
  method: 'POST',
  url: '/carts/reminders/end',
  schema: {
    summary: 'The guest took the consent back: nothing is sent, and the address is forgotten',
    tags,
    body: z.object({ token: LinkToken }),
    response: { 200: Wanted, ...problems(400, 422) },
  },
})

export const openCartReminder = endpoint({
  method: 'POST',
  url: '/carts/reminders/open',
  schema: {
    summary: 'The lines of the cart that a reminder is about; whose it is nobody learns',
    tags,
    body: z.object({ token: LinkToken }),
    response: {
      200: z.object({ lines: z.array(KeptLine), expiresAt: Instant }),
      ...problems(400, 409, 422, 429),
    },
  },
})

export const stopCartReminders = endpoint({
  method: 'POST',
  url: '/carts/reminders/stop',
  schema: {
    summary:
      'No more cart reminders for this mailbox; mail programs send this call themselves (RFC 8058)',
    tags,
    querystring: z.object({ t: LinkToken }),
    response: { 200: Wanted, ...problems(409, 422) },
  },
})

export const findReminderWish = endpoint({
  method: 'GET',
  url: '/carts/reminders/own',
  schema: {
    summary:
      'Whether the customer wants one email when their cart is left; offered: the shop sends such emails',
    tags,
    response: { 200: z.extend(Wanted, { offered: z.boolean() }), ...problems(401) },
  },
})

export const saveReminderWish = endpoint({
  method: 'POST',
  url: '/carts/reminders/own',
  schema: {
    summary: 'Turns the reminder of the own cart on or off',
    tags,
    body: Wanted,
    response: { 200: Wanted, ...problems(400, 401, 422) },
  },
})

export const findReminderFigures = endpoint({
  method: 'GET',
  url: '/staff/carts/reminders',
  schema: {
    summary:
      'Cart reminders of the last 30 days, and after how many of them the mailbox ordered within a week',
    tags,
    response: {
      200: z.object({ days: z.int(), sent: z.int(), ordered: z.int() }),
      ...problems(401, 403),
    },
  },
})
