import * as z from 'zod/mini'
import { GiftCardRow } from '../balances/staff-gift-cards.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { email, IdText, optional } from '../wire/shapes.ts'

export const Recipient = z.object({ recipientName: optional(80), recipientEmail: email() })

export const CorrectRecipient = z.extend(Recipient, {
  /** The version read before the change. */
  read: z.object({
    recipientName: z.nullable(z.string()),
    recipientEmail: z.nullable(z.string()),
  }),
})
export type CorrectRecipient = z.output<typeof CorrectRecipient>

export const correctGiftRecipient = endpoint({
  method: 'PUT',
  url: '/staff/gift-card-sales/:saleId/recipient',
  schema: {
    summary:
      'Staff: corrects whom a sold gift card is for; they get a new code, earlier ones stop working',
    description:
      'One that waits for its day is mailed to them on it. 409 where a part is spent or held, it is blocked or closed, or a colleague has changed it meanwhile.',
    tags: ['staff gift cards'],
    params: z.object({ saleId: IdText }),
    body: CorrectRecipient,
    response: { 200: GiftCardRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const refundGiftSale = endpoint({
  method: 'POST',
  url: '/staff/gift-card-sales/:saleId/refund',
  schema: {
    summary: 'Staff: closes an unspent gift card that was bought here and gives its money back',
    description: '409 with the reason where a part of it is spent or held, or it is closed.',
    tags: ['staff gift cards'],
    params: z.object({ saleId: IdText }),
    body: z.object({ note: optional(500) }),
    response: { 200: GiftCardRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
