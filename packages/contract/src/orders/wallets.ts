import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { noCardNumber, optional } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { Quote, QuoteOrder } from './orders.ts'

/** What a wallet reveals of its chosen address; name and street follow with the approval. */
const WalletPlace = z.object({
  countryCode: z.string().check(z.regex(/^[A-Za-z]{2}$/, says('formatWrong'))),
  stateProvince: optional(80, noCardNumber),
  city: optional(120, noCardNumber),
  postalCode: optional(20, noCardNumber),
})
export type WalletPlace = z.output<typeof WalletPlace>

const QuoteWallet = z.object({
  place: WalletPlace,
  orderItems: QuoteOrder.shape.orderItems,
  codes: QuoteOrder.shape.codes,
})
export type QuoteWallet = z.output<typeof QuoteWallet>

export const WalletQuote = z.object({
  quote: Quote,
  /** The place in the fields of an order. */
  place: z.object({
    country: z.string(),
    stateProvince: z.string(),
    city: z.string(),
    postalCode: z.string(),
  }),
})
export type WalletQuote = z.output<typeof WalletQuote>

export const quoteWallet = endpoint({
  method: 'POST',
  url: '/orders/quote/wallet',
  schema: {
    summary: 'Prices a cart for the address that was chosen in Apple Pay, Google Pay or Link',
    description:
      '422 at the field where the shop does not send there, or the postal code is not one of the state; 409 where a line may not be sold.',
    tags: ['orders'],
    body: QuoteWallet,
    response: { 200: WalletQuote, ...problems(400, 409, 422) },
  },
})
