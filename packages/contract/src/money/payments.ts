import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'
import { Id, IdempotencyHeaders, line } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { SANDBOX_CARDS } from './sandbox-cards.ts'

const tags = ['payments'] as const

/** statusCode of payment/charge: 0 approved, 1 needs the shopper's bank, negative refused (Decisions §6). */
export const CHARGE_STATUS = {
  approved: 0,
  actionRequired: 1,
  declined: -1,
  beingConfirmed: -2,
} as const

export const Charge = z.object({
  /** Whole minor units (cents); must equal the order's unpaid total. */
  amount: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  token: z.string().check(
    // A token from the provider, or of a saved card.
    z.regex(
      /^((tok|pm|seti|sbx)_[A-Za-z0-9_]{1,200}|saved_[1-9]\d{0,8})$/,
      says('cardTokenExpected'),
    ),
    // A card number must not reach the shop, not even disguised as a token.
    z.refine((token) => !/\d{12}/.test(token), says('cardTokenExpected')),
  ),
  payment: z.object({ orderId: Id }),
  /** The token is from Link: it can pay from more than a card. */
  byLink: z.optional(z.boolean()),
  /** Saves the card once it has paid; for signed-in customers and their own orders. */
  saveCard: z.optional(z.boolean()),
})
export type Charge = z.output<typeof Charge>

export const ChargeAnswer = z.object({
  statusCode: z.int(),
  statusDesc: z.string(),
  /** The English text of statusDesc, if it is one of the shop's own messages. */
  sentence: z.optional(Sentence),
  cardInfo: z.object({
    failure_message: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    last4: z.nullable(z.string()),
    /** What the browser must show before the charge can continue: the bank's 3-D Secure step. */
    action: z.nullable(
      z.object({ type: z.literal('3ds'), reference: z.string(), clientSecret: z.string() }),
    ),
  }),
})
export type ChargeAnswer = z.output<typeof ChargeAnswer>

/** The request to pay; its amounts are only compared with the order, in cents, and never used. */
export const SavePayment = z.object({
  orderId: Id,
  taxesAmount: z.int().check(z.gte(0)),
  totalAmount: z.int().check(z.gte(0)),
  updatedBy: z.optional(z.nullable(line(120))),
})
export type SavePayment = z.output<typeof SavePayment>

export const SavedPayment = z.object({
  orderId: Id,
  taxesAmount: z.int(),
  totalAmount: z.int(),
  updatedBy: z.nullable(z.string()),
})
export type SavedPayment = z.output<typeof SavedPayment>

const sandboxTokens = SANDBOX_CARDS.map(({ token, label }) => `${token} (${label})`).join(', ')

export const chargeCard = endpoint({
  method: 'POST',
  url: '/payment/charge',
  schema: {
    summary: 'Charges a card token for an order',
    description: `statusCode 0: approved; 1: the bank asks first; -1: refused; -2: not known yet, ask payment/confirm. saved_{savedCardId} pays with a card that the signed-in customer saved. Tokens of the sandbox: ${sandboxTokens}.`,
    tags,
    headers: IdempotencyHeaders,
    body: Charge,
    response: { 200: ChargeAnswer, ...problems(400, 401, 404, 409, 422, 429, 503) },
  },
})

export const confirmCharge = endpoint({
  method: 'POST',
  url: '/payment/confirm',
  schema: {
    summary: "Asks how a charge ended after the bank's 3-D Secure step",
    tags,
    body: z.object({ orderId: Id }),
    response: { 200: ChargeAnswer, ...problems(400, 401, 404, 422, 503) },
  },
})

export const savePayment = endpoint({
  method: 'POST',
  url: '/payment/save',
  schema: {
    summary: 'Records the intention to pay an order; amounts in cents',
    tags,
    headers: IdempotencyHeaders,
    body: SavePayment,
    response: { 200: SavedPayment, ...problems(400, 401, 404, 409, 422) },
  },
})

/** The sandbox bank's page: what the shopper decided in the 3-D Secure step. */
export const answerSandboxChallenge = endpoint({
  method: 'POST',
  url: '/payment/sandbox/challenge',
  schema: {
    summary: 'Sandbox only: the shopper approves or refuses at the test bank',
    tags,
    body: z.object({
      reference: z.string().check(z.maxLength(100)),
      clientSecret: z.string().check(z.maxLength(200)),
      approve: z.boolean(),
    }),
    response: { 200: z.object({ done: z.boolean() }), ...problems(400, 404, 422) },
  },
})
