import * as z from 'zod/mini'
import { Charge, ChargeAnswer } from '../money/payments.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import {
  day,
  email,
  Id,
  IdempotencyHeaders,
  Money,
  noCardNumber,
  optional,
  required,
  text,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['gift cards'] as const

/** Which gift cards can be bought. */
const GiftCardOffer = z.object({
  currency: z.string(),
  /** The presets; empty: the shop sells no gift cards. */
  amounts: z.array(Money),
  /** Bounds of other amounts, in whole dollars. */
  min: Money,
  max: Money,
  /** Days on which one can be mailed, YYYY-MM-DD in the shop's calendar. */
  today: z.string(),
  lastDay: z.string(),
})

export const findGiftCardOffer = endpoint({
  method: 'GET',
  url: '/gift-cards/offer',
  schema: {
    summary: 'Which gift cards can be bought, and until when they can be mailed',
    tags,
    response: { 200: GiftCardOffer },
  },
})

/** A personal message; may have several lines, empty means none. */
const Message = z.pipe(
  z.nullish(text(500).check(noCardNumber)),
  z.transform((value) => value || null),
)

const BuyGiftCard = z
  .object({
    amount: Money,
    buyerName: required('contactNameRequired', 80),
    buyerEmail: email(),
    recipientName: optional(80),
    /** Null: the code goes to the buyer, who prints the card. */
    recipientEmail: z.nullable(email()),
    message: Message,
    /** The shop's day on which it is mailed; null: as soon as it is paid. */
    sendOn: z.nullable(day()),
  })
  .check(
    z.refine(({ sendOn, recipientEmail }) => sendOn === null || recipientEmail !== null, {
      message: says('giftCardReceiver'),
      path: ['recipientEmail'],
    }),
  )
export type BuyGiftCard = z.output<typeof BuyGiftCard>

const StartedGiftSale = z.object({
  saleId: Id,
  saleNum: z.string(),
  amount: Money,
  currency: z.string(),
  /** Gives its buyer access to the sale for a day; each response has a new one. */
  saleToken: z.string(),
})

export const startGiftSale = endpoint({
  method: 'POST',
  url: '/gift-cards/sales',
  schema: {
    summary: 'Begins to buy a gift card; it is issued and mailed once it is paid',
    description: 'No tax, no shipping, no promotions: what is paid is what the card is worth.',
    tags,
    headers: IdempotencyHeaders,
    body: BuyGiftCard,
    response: { 200: StartedGiftSale, ...problems(400, 409, 422, 429) },
  },
})

const SaleToken = z.string().check(z.minLength(20), z.maxLength(100))

export const chargeGiftSale = endpoint({
  method: 'POST',
  url: '/gift-cards/sales/charge',
  schema: {
    summary: 'Pays a gift card by a card token; answers as payment/charge does',
    tags,
    headers: IdempotencyHeaders,
    body: z.object({ saleToken: SaleToken, token: Charge.shape.token }),
    response: { 200: ChargeAnswer, ...problems(400, 404, 409, 422, 429, 503) },
  },
})

export const confirmGiftSale = endpoint({
  method: 'POST',
  url: '/gift-cards/sales/confirm',
  schema: {
    summary: 'How the last charge of a gift card ended',
    tags,
    body: z.object({ saleToken: SaleToken }),
    response: { 200: ChargeAnswer, ...problems(400, 404, 422) },
  },
})
