import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import { email, Id, IdText } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['catalog'] as const

const MailToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, says('linkEnded')))

export const askBackInStock = endpoint({
  method: 'POST',
  url: '/backInStock/save',
  schema: {
    summary:
      'One mail when a sold-out product can be had again: mails a link to confirm; the same answer whether new or known',
    tags,
    body: z.object({ productId: Id, email: email() }),
    response: { 200: z.object({ asked: z.boolean() }), ...problems(400, 404, 409, 422, 429) },
  },
})

/** What a mailed link refers to. */
export const BackInStockAnswer = z.object({
  productId: Id,
  productName: z.string(),
  categoryId: Id,
  subCategory: z.string(),
  /** It is already back: no mail will be sent. */
  inStock: z.boolean(),
})
export type BackInStockAnswer = z.output<typeof BackInStockAnswer>

export const confirmBackInStock = endpoint({
  method: 'POST',
  url: '/backInStock/confirm',
  schema: {
    summary: 'The mailed link confirms that its mailbox wants the mail',
    tags,
    body: z.object({ token: MailToken }),
    response: { 200: BackInStockAnswer, ...problems(400, 409, 422) },
  },
})

export const endBackInStock = endpoint({
  method: 'POST',
  url: '/backInStock/end',
  schema: {
    summary: 'The mailed link ends the request and forgets the email; again and again without harm',
    tags,
    body: z.object({ token: MailToken }),
    response: { 200: z.object({ asked: z.boolean() }), ...problems(400, 422) },
  },
})

export const countBackInStock = endpoint({
  method: 'GET',
  url: '/staff/products/:productId/backInStock',
  schema: {
    summary: 'Staff: how many wait for a product, by confirmed mailboxes',
    tags: ['staff'],
    params: z.object({ productId: IdText }),
    response: { 200: z.object({ waiting: z.int() }), ...problems(401, 403, 422) },
  },
})
