import * as z from 'zod/mini'
import { GiftCardRow } from '../balances/staff-gift-cards.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdText, optional } from '../wire/shapes.ts'

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
